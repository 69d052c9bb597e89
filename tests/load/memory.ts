import { setTimeout as delay } from 'node:timers/promises'
import { request } from 'undici'
import { fillCatalogue } from './catalogue.ts'
import { startServer } from './children.ts'
import { startDatabase } from './database.ts'
import { atLeast, atMost, mebibytes, type Row, row } from './figures.ts'
import { behindProxy, fromVisitor } from './generator/addresses.ts'
import type { Options } from './options.ts'
import { watchMemory } from './processes.ts'

const productCount = 1000
const addresses = 40_000
const ofQuick = 4000
const heapMb = 512
const connections = 16
const list = '/api/v1/products'
/** An address of 14 kB: a header block may be 16. */
const padding = '%20'.repeat(4800)
/** One of so many finds a page as long as a page may be; the others find nothing. */
const foundEvery = 4
const settleMs = 3000

/**
 * The real server in a heap of 512 MiB, asked for one long address of the catalogue after another that it has not been asked for,
 * each by a visitor of their own: what it keeps to answer with must not grow with what it is asked.
 */
export async function measureMemory({ quick }: Options): Promise<Row[]> {
  await using database = await startDatabase()
  await fillCatalogue(database.url, productCount)
  await using server = await startServer({
    DATABASE_URL: database.url,
    ...behindProxy,
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
  })
  using memory = await watchMemory(server.pid)
  const count = quick ? ofQuick : addresses
  const began = performance.now()
  const statuses = await askFor(count, server.url)
  const seconds = (performance.now() - began) / 1000
  await delay(settleMs)
  const last = await ask(server.url + list, 0)
  const { idleBytes, peakBytes, nowBytes } = await memory.reading()
  const other = [...statuses].filter(([status]) => status !== 200)
  const name = `${count.toLocaleString('en')} new addresses of the catalogue, 14 kB each, in a heap of ${heapMb} MiB`
  return [
    row(
      `${name}: answered with anything but 200`,
      other.reduce((sum, [, many]) => sum + many, 0),
      atMost(0),
      [...other.map(([status, many]) => `${many} with ${status || 'no answer'}`), `${seconds.toFixed(0)} s`].join(', '),
    ),
    row(
      'The same: resident memory at its peak',
      mebibytes(peakBytes),
      atMost(heapMb, 'MiB'),
      `${mebibytes(idleBytes)} MiB before, ${mebibytes(nowBytes)} MiB after`,
    ),
    row('The same: the server answers at the end', last === 200 ? 1 : 0, atLeast(1)),
  ]
}

/** @returns how often each status was answered; 0 is no answer */
async function askFor(count: number, origin: string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  async function visit() {
    while (next < count) {
      next += 1
      const status = await ask(origin + addressOfCatalogue(next), next)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, visit))
  return statuses
}

function addressOfCatalogue(turn: number): string {
  return turn % foundEvery === 0
    ? `${list}?minPrice=${turn / 100}&pageSize=100&search=${padding}`
    : `${list}?search=zz${turn}${padding}`
}

async function ask(address: string, visitor: number): Promise<number> {
  try {
    const { statusCode, body } = await request(address, { headers: fromVisitor(visitor) })
    await body.dump()
    return statusCode
  } catch {
    return 0
  }
}
