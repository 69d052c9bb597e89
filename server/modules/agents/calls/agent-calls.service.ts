import type { AgentCall, AgentCallTableQuery } from '#contract/agents/agent-calls.ts'
import { masked } from '#server/modules/assistant/index.ts'
import type { BackgroundTasks } from '#server/platform/background-tasks.ts'
import type { Database } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/http/addresses.ts'
import { ProblemError } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createAgentCallsRepo } from './agent-calls.repo.ts'

interface CallServices {
  database: Database
  backgroundTasks: BackgroundTasks
  secrets: Pick<Secrets, 'sign'>
  now: () => Date
}

export interface CallMade extends Pick<AgentCall, 'channel' | 'client' | 'tool' | 'asked'> {
  /** Address that it came from. */
  ip: string
}

/** The result of a call. */
export type CallResult = Partial<Pick<AgentCall, 'outcome' | 'code' | 'products' | 'reference'>>

const askedMost = 300
const productsMost = 10
const senderLength = 10

export function createAgentCalls({ database, backgroundTasks, secrets, now }: CallServices) {
  const repo = createAgentCallsRepo(database.prisma)

  function write({ ip, ...call }: CallMade, result: CallResult, startedMs: number): void {
    const row = {
      ...call,
      asked: masked(call.asked, 'en').slice(0, askedMost),
      sender: secrets.sign(networkOf(ip), 'visitor').slice(0, senderLength),
      outcome: result.outcome ?? 'answered',
      code: result.code ?? null,
      products: result.products?.slice(0, productsMost) ?? [],
      reference: result.reference ?? null,
      durationMs: Math.round(performance.now() - startedMs),
      at: now(),
    }
    backgroundTasks.run('The log of an agent', () => repo.add(row))
  }

  return {
    /** Runs a call and logs it once it has ended; the caller does not wait for that. @param resultOf reads what came of it */
    async log<Answer>(
      call: CallMade,
      run: () => Promise<Answer>,
      resultOf: (answer: Answer) => CallResult = () => ({}),
    ): Promise<Answer> {
      const started = performance.now()
      try {
        const answer = await run()
        write(call, resultOf(answer), started)
        return answer
      } catch (error) {
        const isRefusal = error instanceof ProblemError
        write(call, isRefusal ? { outcome: 'refused', code: error.code } : { outcome: 'failed' }, started)
        throw error
      }
    },

    async page(query: AgentCallTableQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map((row) => ({ ...row, at: row.at.toISOString() })) }
    },
  }
}

export type AgentCalls = ReturnType<typeof createAgentCalls>
