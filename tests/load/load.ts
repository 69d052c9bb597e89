import autocannon from 'autocannon'
import { median, percentile } from './figures.ts'

const connections = 64
const roundSeconds = 2
const rounds = 4

export interface Target {
  origin: string
  /** Asked for in turn. */
  paths: string[]
}

export interface Comparison {
  /** Ours over bare. */
  throughput: number
  p99: number
  /** As the first was measured. */
  perSecond: number
  p99Ms: number
}

/**
 * Loads two servers in turn, in short rounds, so that both see the same machine.
 * @returns the ratios of the medians
 */
export async function compare(ours: Target, bare: Target): Promise<Comparison> {
  const ourRounds: Round[] = []
  const bareRounds: Round[] = []
  await round(ours)
  await round(bare)
  for (let count = 0; count < rounds; count += 1) {
    ourRounds.push(await round(ours))
    bareRounds.push(await round(bare))
  }
  const [our, best] = [middle(ourRounds), middle(bareRounds)]
  return { ...our, throughput: our.perSecond / best.perSecond, p99: our.p99Ms / best.p99Ms }
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

function middle(measured: Round[]): Round {
  return {
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    p99Ms: median(measured.map(({ p99Ms }) => p99Ms)),
  }
}
