import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { migrate, migrationNames, migrationsDirectory } from '#server/platform/database/migrations.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { list } from '../../catalogue/catalogue.ts'
import { demoRequest, enquiry, many, quoteRequest, submit } from '../../forms/forms.ts'

type Row = Record<string, unknown>
type Rows = Record<string, Row[]>

/**
 * Every row of a database that commit 6d7b393 made and served, the first with forms: the six samples, two messages of each kind, their
 * deliveries, which nobody took, and the migrations that it had run, with their checksums.
 */
const file = new URL('database-of-6d7b393.jsonl', import.meta.url)

/** What tables and columns of that day are called now; those that are gone have nothing to be compared with. */
const tablesNow: Record<string, string> = {
  'public.QuoteRequest': 'public.Quote',
}
const columnsNow: Record<string, Record<string, string>> = {
  'public.QuoteRequestLine': { quoteRequestId: 'quoteId' },
}

let database: Awaited<ReturnType<typeof createTestDatabase>>
let former: Rows
/** Of the same tables, once it is migrated. */
const upgraded: Rows = {}
let app: TestApp

beforeAll(async () => {
  former = await readFormer()
  database = await createTestDatabase('template0')
  await makeFormer(database.url)
  await migrate(database.url)
  for (const table of Object.keys(former)) upgraded[table] = await readRows(tablesNow[table] ?? table)
})

afterAll(async () => {
  await app?.close()
  await database.drop()
})

async function readFormer(): Promise<Rows> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const rows = lines.map((line): [table: string, row: Row] => JSON.parse(line))
  return Object.fromEntries(
    [...Map.groupBy(rows, ([table]) => table)].map(([table, of]) => [table, of.map(([, row]) => row)]),
  )
}

/** Migrates as far as that commit went, and fills in its rows. */
async function makeFormer(url: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-former-'))
  for (const { migration_name } of former['public._prisma_migrations'] ?? []) {
    await cp(path.join(migrationsDirectory, String(migration_name)), path.join(folder, String(migration_name)), {
      recursive: true,
    })
  }
  await migrate(url, folder).finally(() => rm(folder, { recursive: true }))
  const client = await connect(url)
  await client.query(`DELETE FROM _prisma_migrations; SET session_replication_role = replica`) // rows in any order
  for (const [table, rows] of Object.entries(former)) {
    const columns = Object.keys(rows[0] ?? {}).map((column) => client.escapeIdentifier(column))
    await client.query(
      `INSERT INTO ${quoted(table)} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${quoted(table)}, $1)`,
      [JSON.stringify(rows)],
    )
  }
  await client.end()
}

function quoted(table: string): string {
  return table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
}

async function readRows(table: string): Promise<Row[]> {
  const client = await connect(database.url)
  const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${quoted(table)} t`)
  await client.end()
  return rows.map(({ row }) => row)
}

describe('the database of an earlier commit', () => {
  it('is brought to the newest migration', async () => {
    const names = upgraded['public._prisma_migrations']?.map((row) => row.migration_name)
    expect(names?.sort()).toEqual(await migrationNames())
  })

  it('keeps every row, as it was', async () => {
    expect(Object.values(former).flat()).toHaveLength(38)
    for (const [table, rows] of Object.entries(former)) {
      const now = upgraded[table] ?? []
      const comparable = rows.map((row) => renamed(row, columnsNow[table] ?? {}, now[0] ?? {}))
      expect(now, table).toEqual(expect.arrayContaining(comparable.map((row) => expect.objectContaining(row))))
    }
  })

  it('is served: the catalogue, the link that a buyer got, what visitors sent; and takes forms', async () => {
    app = await startTestApp({ DATABASE_URL: database.url }, { limits: many })
    expect((await list(app)).total).toBe(6)
    const [request] = former['public.QuoteRequest'] ?? []
    const link = await fetch(`${app.url}/api/v1/quote-requests/${request?.token}`)
    expect([link.status, (await link.json()).reference]).toEqual([200, request?.reference])
    const { cookie } = await createStaff(app, 'super_admin')
    for (const [path, table] of [
      ['enquiries', 'public.Enquiry'],
      ['demo-requests', 'public.DemoRequest'],
      ['quotes', 'public.QuoteRequest'],
    ] as const) {
      const answer = await fetch(`${app.url}/api/v1/admin/${path}`, { headers: cookie })
      const { items }: { items: { reference: string }[] } = await answer.json()
      const references = former[table]?.map((row) => row.reference)
      expect(items.map(({ reference }) => reference).sort()).toEqual(references?.sort())
    }
    await submit(app, '/enquiries', enquiry())
    await submit(app, '/demo-requests', demoRequest())
    await submit(app, '/quote-requests', quoteRequest())
  })
})

function renamed(row: Row, names: Record<string, string>, like: Row): Row {
  const entries = Object.entries(row).map(([name, value]) => [names[name] ?? name, value] as const)
  return Object.fromEntries(entries.filter(([name]) => name in like))
}
