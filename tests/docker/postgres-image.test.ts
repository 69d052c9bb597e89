import pg from 'pg'
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import { migrationNames } from '#server/platform/database/migrations.ts'
import { enquiry, submit } from '#tests/api/forms/forms.ts'
import { startServer } from '#tests/api/platform/running-server.ts'
import { startProcess } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ownLabels } from './engine.ts'
import { compose } from './stack.ts'

/** The image that the stack names, set up as the stack sets it up; and the PostgreSQL from npm beside it. */
let container: StartedTestContainer
let official: string
let embedded: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  const { image, environment } = JSON.parse(await compose('config', '--format', 'json')).services.database
  container = await new GenericContainer(image)
    .withLabels(ownLabels)
    .withEnvironment({
      POSTGRES_INITDB_ARGS: environment.POSTGRES_INITDB_ARGS,
      POSTGRES_USER: 'harbour_iot',
      POSTGRES_DB: 'harbour_iot',
      POSTGRES_PASSWORD: 'only-here',
    })
    .withExposedPorts(5432)
    .withHealthCheck({
      test: ['CMD', 'pg_isready', '-q', '-h', '127.0.0.1'],
      interval: 1000,
      timeout: 5000,
      retries: 60,
    })
    .withWaitStrategy(Wait.forHealthCheck())
    .start()
  const address = `${container.getHost()}:${container.getMappedPort(5432)}`
  official = `postgresql://harbour_iot:only-here@${address}/harbour_iot`
  embedded = await createTestDatabase()
  for (const url of [official, embedded.url]) {
    const migration = startProcess('server/migrate.ts', { DATABASE_URL: url })
    expect([await migration.ended, migration.output()]).toEqual([0, ''])
  }
})

afterAll(async () => {
  await embedded?.drop()
  await container?.stop()
})

async function query(url: string, sql: string, values: unknown[] = []): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, values, rowMode: 'array' })
    return rows
  } finally {
    await client.end()
  }
}

it('is brought to the newest migration and filled with the samples', async () => {
  const names = 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1'
  expect((await query(official, names)).flat()).toEqual(await migrationNames())
  expect(await query(official, 'SELECT slug FROM "Product"')).toHaveLength(sampleRecords.length)
})

it("has the stack's collation, that of the PostgreSQL from npm", async () => {
  const settings =
    'SELECT datlocprovider, datlocale, pg_encoding_to_char(encoding) FROM pg_database WHERE datname = current_database()'
  expect(await query(official, settings)).toEqual([['b', 'C.UTF-8', 'UTF8']])
  expect(await query(embedded.url, settings)).toEqual([['b', 'C.UTF-8', 'UTF8']])
})

const words = [
  '漏水感測器',
  '水錶',
  '電錶',
  '一號平台',
  '二號平台',
  'Alpha Gateway',
  'alpha gateway',
  'Bundle',
  'École',
  'Ωmega',
  '１２Ｖ',
]

it.each(['"C"', '"default"', '"zh-Hant-x-icu"', '"en-x-icu"'])(
  'orders Chinese and Latin text by %s as the PostgreSQL from npm does, and folds it alike',
  async (collation) => {
    const sql = `
      SELECT word, lower(word), upper(word), word ~ '^\\w+$', word ILIKE '%ALPHA%'
      FROM unnest($1::text[]) AS word ORDER BY word COLLATE ${collation}, word COLLATE "C"`
    const rows = await query(official, sql, [words])
    expect(rows).toHaveLength(words.length)
    expect(rows).toEqual(await query(embedded.url, sql, [words]))
  },
)

it('carries the site: its products are in the same order, and a form is stored', async () => {
  const rename = `
    UPDATE "Product" SET name = ($1::text[])[position] FROM (SELECT id AS key, row_number() OVER (ORDER BY slug) AS position FROM "Product")
    WHERE id = key`
  for (const url of [official, embedded.url]) await query(url, rename, [words])
  const onOfficial = await startServer({ DATABASE_URL: official })
  const onEmbedded = await startServer({ DATABASE_URL: embedded.url })
  for (const sort of ['name', '-name', 'nameEn', '-nameEn']) {
    const order = await slugs(onOfficial.url, sort)
    expect(order).toHaveLength(sampleRecords.length)
    expect(order, sort).toEqual(await slugs(onEmbedded.url, sort))
  }
  const reference = await submit(onOfficial, '/enquiries', enquiry())
  expect(await query(official, 'SELECT reference FROM "Enquiry"')).toEqual([[reference]])
})

async function slugs(url: string, sort: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/products?sort=${sort}`)
  const { items }: { items: { slug: string }[] } = await answer.json()
  return items.map(({ slug }) => slug)
}
