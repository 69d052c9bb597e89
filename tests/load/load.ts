import autocannon from 'autocannon'
import { median, percentile } from './figures.ts'

const connections = 64
const roundSeconds = 1
const rounds = 8

export interface Target {
  origin: string
  /** Asked for in turn. */
  paths: string[]
}

export interface Comparison {
  /** Ours over bare. */
  throughput: number
  /** Ours over bare. */
  p99: number
  /** Ours. */
  perSecond: number
  /** Ours. */
  p99Ms: number
}

/**
 * Loads two servers in turn, in short rounds, and compares each round with the one after it: both saw the same machine.
 * @returns medians over the rounds
 */
export async function compare(ours: Target, bare: Target): Promise<Comparison> {
  const pairs: Comparison[] = []
  await round(ours)
  await round(bare)
  for (let count = 0; count < rounds; count += 1) {
    const our = await round(ours)
    const best = await round(bare)
    pairs.push({ ...our, throughput: our.perSecond / best.perSecond, p99: our.p99Ms / best.p99Ms })
  }
  const middle = (value: keyof Comparison) => median(pairs.map((pair) => pair[value]))
  return {
    throughput: middle('throughput'),
    p99: middle('p99'),
    perSecond: middle('perSecond'),
    p99Ms: middle('p99Ms'),
  }
}

interface Round {
  perSecond: number
  p99Ms: number
}

/** Autocannon's own percentiles are whole milliseconds, too coarse here. */
async function round({ origin, paths }: Target): Promise<Round> {
  const latencies: number[] = []
  const requests = paths.map((path) => ({ path }))
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon({ url: origin, connections, duration: roundSeconds, requests }, (error, done) =>
      error ? reject(error) : resolve(done),
    ).on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds))
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${origin} answered ${result.non2xx} requests with an error`)
  return { perSecond: latencies.length / result.duration, p99Ms: percentile(latencies, 99) }
}
