import { median } from '../figures.ts'
import { processorMs } from '../processes.ts'
import type { Generator, LoadRequest } from './generator.ts'

const roundSeconds = 1

export interface Server {
  url: string
  pid: number
}

interface Load extends Server {
  connections: number
  /** What a round asks for in turn. */
  requestsOf: () => LoadRequest[]
  /** Whether an address must not be asked for twice. */
  isOnce?: boolean
}

/** What a round came to. */
export interface Round {
  perSecond: number
  p99Ms: number
  /** The server's processor time for a request. */
  serverMicroseconds: number
  /** The load generator's own. */
  generatorMicroseconds: number
}

export interface Comparison {
  ours: Round
  bare: Round
  /** Ours over bare. */
  ratio: Round
}

/**
 * Loads two servers in turn, in short rounds, and compares each round with the one after it: both saw the same machine.
 * @returns medians over the rounds
 */
export async function compare(generator: Generator, ours: Load, bare: Load, rounds: number): Promise<Comparison> {
  const pairs: Comparison[] = []
  for (let count = 0; count <= rounds; count += 1) {
    const [our, best] = [await round(generator, ours), await round(generator, bare)]
    if (count > 0) pairs.push({ ours: our, bare: best, ratio: ratioOf(our, best) }) // in the first both warm up
  }
  return {
    ours: middle(pairs.map((pair) => pair.ours)),
    bare: middle(pairs.map((pair) => pair.bare)),
    ratio: middle(pairs.map((pair) => pair.ratio)),
  }
}

async function round(generator: Generator, { url, pid, connections, requestsOf, isOnce }: Load): Promise<Round> {
  const requests = requestsOf()
  const usedBefore = await processorMs(pid)
  const {
    answered,
    seconds,
    p99Ms,
    processorMs: generatorMs,
  } = await generator.load({
    origin: url,
    requests,
    connections,
    seconds: roundSeconds,
  })
  const serverMs = (await processorMs(pid)) - usedBefore
  if (isOnce && answered > requests.length) throw new Error(`${requests.length} addresses are too few for a round`)
  return {
    perSecond: answered / seconds,
    p99Ms,
    serverMicroseconds: (1000 * serverMs) / answered,
    generatorMicroseconds: (1000 * generatorMs) / answered,
  }
}

function ratioOf(ours: Round, bare: Round): Round {
  return each((figure) => ours[figure] / bare[figure])
}

function middle(rounds: Round[]): Round {
  return each((figure) => median(rounds.map((round) => round[figure])))
}

function each(value: (figure: keyof Round) => number): Round {
  return {
    perSecond: value('perSecond'),
    p99Ms: value('p99Ms'),
    serverMicroseconds: value('serverMicroseconds'),
    generatorMicroseconds: value('generatorMicroseconds'),
  }
}
