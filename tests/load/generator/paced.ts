import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'

/** What browsers say that they take. */
const headers = { 'accept-encoding': 'gzip, deflate, br' }

export interface PacedRequests {
  origin: string
  everyMs: number
  /** @param turn counts requests, from 0 */
  pathOf: (turn: number) => string
}

/**
 * Asks at an even pace, whatever the answers take, while something goes on. By `node:http`, bodies left as they come: `fetch`, which unpacks
 * them, took more of the processor than the server that it asked, and its own delay for the server's.
 * @returns how long each answer took to its end, ms, in their order
 * @throws where one is not a 200
 */
export async function askMeanwhile(requests: PacedRequests, meanwhile: () => Promise<void>): Promise<number[]> {
  const { everyMs } = requests
  const agent = new Agent({ keepAlive: true })
  const answers: Promise<number>[] = []
  const began = performance.now()
  const asking = setInterval(() => {
    // A timer that is late makes up for it: the pace is the same, busy or idle.
    while (answers.length * everyMs <= performance.now() - began) answers.push(ask(requests, answers.length, agent))
  }, everyMs)
  try {
    await meanwhile().finally(() => clearInterval(asking))
    return await Promise.all(answers)
  } finally {
    agent.destroy()
  }
}

async function ask({ origin, pathOf }: PacedRequests, turn: number, agent: Agent): Promise<number> {
  const url = origin + pathOf(turn)
  const began = performance.now()
  const [answer]: IncomingMessage[] = await once(get(url, { agent, headers }), 'response')
  if (answer?.statusCode !== 200) throw new Error(`${url} was answered with ${answer?.statusCode}`)
  await once(answer.resume(), 'end')
  return performance.now() - began
}
