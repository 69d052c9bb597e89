import { rename, rm } from 'node:fs/promises'
import { startServer } from './children.ts'
import { temporaryDirectory } from './database.ts'
import { atMost, type Row, row } from './figures.ts'

const built = 'dist'
const aside = 'dist.bench'

/** From `npm start` to the first catalogue answer, each time in a new process: with nothing there, with a build, with data too. */
export async function measureStart(): Promise<Row[]> {
  await using cold = await temporaryDirectory()
  await using fresh = await temporaryDirectory()
  return [
    row(
      'Start, both client builds included',
      await withoutBuild(() => secondsToAnswer(cold.directory)),
      atMost(15, 's'),
    ),
    row('Start with a build, empty database', await secondsToAnswer(fresh.directory), atMost(3, 's')),
    row('Start with a build and data', await secondsToAnswer(fresh.directory), atMost(3, 's')),
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

async function secondsToAnswer(dataDirectory: string): Promise<number> {
  const began = performance.now()
  await using server = await startServer({ DATA_DIR: dataDirectory }, 'scripts/start.ts')
  const response = await fetch(`${server.url}/api/v1/products`)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The first answer is ${response.status}`)
  return (performance.now() - began) / 1000
}
