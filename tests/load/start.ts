import { rename, rm } from 'node:fs/promises'
import { startServer } from './children.ts'
import { temporaryDirectory } from './database.ts'
import { atMost, type Row, row } from './figures.ts'

const built = 'dist'
const aside = 'dist.bench'
const catalogue = '/api/v1/products'

/** From starting the process to its answers, each time in a new one: with nothing there, with a build, with data too. */
export async function measureStart(): Promise<Row[]> {
  await using cold = await temporaryDirectory()
  await using fresh = await temporaryDirectory()
  const [page = Number.NaN, admin = Number.NaN] = await withoutBuild(() => secondsTo(cold.directory, '/', '/admin'))
  const [empty = Number.NaN] = await secondsTo(fresh.directory, catalogue)
  const [filled = Number.NaN] = await secondsTo(fresh.directory, catalogue)
  return [
    row('Start with nothing built: the first page', page, atMost(8, 's')),
    row('The same: the admin’s page', admin, atMost(15, 's')),
    row('Start with a build, empty database', empty, atMost(3, 's')),
    row('Start with a build and data', filled, atMost(3, 's')),
  ]
}

/** The build that was there comes back afterwards; where there was none, the new one stays. */
async function withoutBuild<T>(work: () => Promise<T>): Promise<T> {
  const wasBuilt = await rename(built, aside).then(
    () => true,
    () => false,
  )
  try {
    return await work()
  } finally {
    if (wasBuilt) {
      await rm(built, { recursive: true, force: true })
      await rename(aside, built)
    }
  }
}

/** Until each of these is answered, asked for one after the other. */
async function secondsTo(dataDirectory: string, ...addresses: string[]): Promise<number[]> {
  const began = performance.now()
  await using server = await startServer({ DATA_DIR: dataDirectory }, 'scripts/start.ts')
  const seconds: number[] = []
  for (const address of addresses) {
    const response = await fetch(`${server.url}${address}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
    seconds.push((performance.now() - began) / 1000)
  }
  return seconds
}
