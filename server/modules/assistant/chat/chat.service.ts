import type { Logger } from 'pino'
import type { ChatRequest } from '#contract/assistant/chat.ts'
import { defaultLanguage, type Language, type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import type { BackgroundTasks } from '#server/platform/background-tasks.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'
import { searchable } from '../masking/masking.rules.ts'
import { type AnswerWriter, failureOf, type Material, type Reader } from './answer-writer.ts'
import { createChatRepo } from './chat.repo.ts'
import { type Draft, newDraft, type Outcome } from './chat-outcome.ts'
import { createLimitsRepo } from './limits.repo.ts'
import { leaseMs } from './limits.rules.ts'
import { answerOf, type Settle } from './turn-end.ts'
import type { OpenTurn, TurnStart } from './turn-start.ts'
import type { Visitor } from './visitors.ts'

export interface Knowledge {
  search: (question: string, context: { language: Language; before?: string }) => Promise<Source[]>
  passage: (key: string, language: Language) => Promise<Source | undefined>
}

export interface ChatServices {
  database: Database
  knowledge: Knowledge
  opening: TurnStart
  writing: AnswerWriter
  settle: Settle
  backgroundTasks: Pick<BackgroundTasks, 'run'>
  now: () => Date
  log: Logger
}

/** Abort reason where the server, not the client, ends the answer. */
export const serverStopping = Symbol('closing')

const turnsRemembered = 12

/** Opens, answers and settles turns. No transaction is open while sources are searched or text is written. */
export function createChat({ database, knowledge, opening, writing, settle, backgroundTasks, now, log }: ChatServices) {
  async function materialFor(turn: OpenTurn): Promise<Material> {
    const { conversationId, seq, question, language } = turn
    const past = seq > 1 ? await createChatRepo(database.prisma).before(conversationId, seq, turnsRemembered) : []
    const before = past[0] && searchable(past[0].question)
    const searching = { language: writtenLanguage(language), ...(before !== undefined && { before }) }
    return { search: () => knowledge.search(searchable(question), searching), past }
  }

  async function outcomeOf(turn: OpenTurn, draft: Draft, reader: Reader, sinceMs: number): Promise<Outcome> {
    const first = { ...reader, send: timed(reader, draft, sinceMs) }
    const lasted = () => Math.round(performance.now() - sinceMs)
    try {
      const material = await materialFor(turn)
      reader.signal.throwIfAborted()
      await writing.write(turn, material, draft, first)
      await settle(turn, draft, { state: 'answered' }, lasted())
      return answerOf(turn, draft)
    } catch (error) {
      return end(turn, draft, reader, error, lasted())
    }
  }

  async function end(turn: OpenTurn, draft: Draft, { signal }: Reader, error: unknown, durationMs: number) {
    const isStopped = signal.aborted && signal.reason !== serverStopping
    const failure = signal.reason === serverStopping ? ({ code: 'chat.unavailable' } as const) : failureOf(error)
    if (!isStopped && failure.code === 'chat.failed') log.warn({ err: error }, 'An answer of the assistant failed')
    try {
      const ending = isStopped ? ({ state: 'stopped' } as const) : ({ state: 'failed', code: failure.code } as const)
      await settle(turn, draft, ending, durationMs)
    } catch (cause) {
      log.error({ err: cause }, 'What came of a question could not be stored')
    }
    if (isStopped) return { state: 'stopped' as const }
    return { state: 'failed' as const, ...failure, cause: error }
  }

  return {
    /** Opens the turn of a visitor's message. Throws chat.conversation_not_found, chat.busy, chat.limit_reached. */
    ask(visitor: Visitor, { message, conversationId, language = defaultLanguage }: ChatRequest): Promise<OpenTurn> {
      return opening.ask({ visitor, message, conversationId, language })
    },

    /** Opens a turn that answers the last question again. Throws as `ask`. */
    again(visitor: Visitor, conversationId: string, language: ReaderLanguage = defaultLanguage): Promise<OpenTurn> {
      return opening.again({ visitor, conversationId, language })
    },

    /**
     * Answers an open turn and stores the outcome, whatever happens; a shutdown waits for that.
     * @param sinceMs performance.now() at the request
     */
    answer(turn: OpenTurn, reader: Reader, sinceMs: number): Promise<Outcome> {
      const keeping = setInterval(() => {
        const until = new Date(now().getTime() + leaseMs)
        createLimitsRepo(database.prisma)
          .renewLease(turn.turnId, until)
          .catch(() => undefined) // the next renewal may succeed
      }, leaseMs / 3)
      const outcome = outcomeOf(turn, newDraft(), reader, sinceMs).finally(() => clearInterval(keeping))
      backgroundTasks.run('An answer', () => outcome)
      return outcome
    },
  }
}

function timed(reader: Reader, draft: Draft, sinceMs: number): Reader['send'] {
  return (text) => {
    draft.firstTextMs ??= Math.round(performance.now() - sinceMs)
    return reader.send(text)
  }
}
