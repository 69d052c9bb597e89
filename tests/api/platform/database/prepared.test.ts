import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { openWiretap, type Wiretap } from '#tests/support/statements.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

let turn = 0

/** A list that was never asked for, of the same shape as the others. */
function newList(): Promise<Response> {
  turn += 1
  return fetch(`${test.url}/api/v1/products?minPrice=${turn / 100}`)
}

/** Of one connection at most, so that whatever is prepared is prepared on it. */
async function singleConnection(url: string): Promise<Database> {
  const database = openDatabase(url, () => undefined, { connections: 1 })
  return database
}

async function preparedOn({ prisma }: Database): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`
  return rows.map(({ statement }) => statement)
}

it('a list is parsed and planned once a connection, however often it is asked for', async () => {
  const tap: Wiretap = await openWiretap(test.databaseUrl)
  const database = await singleConnection(tap.url)
  for (const least of [1, 2, 3]) await database.prisma.$queryRaw`/* prepared */ SELECT ${least}::int AS least`
  expect(await preparedOn(database)).toEqual(['/* prepared */ SELECT $1::int AS least'])
  await database.close()
  await tap.close()
})

it('statements that do not ask for it are not kept', async () => {
  const database = await singleConnection(test.databaseUrl)
  await database.prisma.$queryRaw`SELECT ${1}::int AS one`
  await database.prisma.product.findMany({ take: 1 })
  expect(await preparedOn(database)).toEqual([])
  await database.close()
})

it('a connection keeps fifty texts at most, and answers the others too', async () => {
  const database = await singleConnection(test.databaseUrl)
  for (let columns = 1; columns <= 60; columns += 1) {
    const text = `/* prepared */ SELECT ${Array.from({ length: columns }, (_, index) => `$1::int AS "c${index}"`).join(', ')}`
    const [row] = await database.prisma.$queryRawUnsafe<object[]>(text, 7)
    expect(Object.values(row ?? {})).toEqual(Array.from({ length: columns }, () => 7))
  }
  expect(await preparedOn(database)).toHaveLength(50)
  await database.close()
})

it('in a transaction nothing is prepared', async () => {
  const database = await singleConnection(test.databaseUrl)
  await database.prisma.$transaction(async (tx) => void (await tx.$queryRaw`/* prepared */ SELECT ${1}::int AS one`))
  expect(await preparedOn(database)).toEqual([])
  await database.close()
})

it('an error of a prepared statement is told, and the next is answered', async () => {
  const database = await singleConnection(test.databaseUrl)
  const divided = (by: number) => database.prisma.$queryRaw`/* prepared */ SELECT 1 / ${by}::int AS one`
  await expect(divided(0)).rejects.toThrow(/division by zero/)
  expect(await divided(1)).toEqual([{ one: 1 }])
  await database.close()
})

/** The other instance migrates while this one serves. */
const changes = [
  ['a column of another type', 'ALTER TABLE "Product" ALTER COLUMN "machineTranslated" TYPE varchar(20)[]'],
  ['a column more', 'ALTER TABLE "Product" ADD COLUMN "colour" text'],
]

it.each(changes)('lists are answered after a change of schema: %s', async (_case, change) => {
  for (let time = 0; time < 12; time += 1) expect((await newList()).status).toBe(200)
  await test.services.database.prisma.$executeRawUnsafe(change)
  const answers = await Promise.all(Array.from({ length: 30 }, newList))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})
