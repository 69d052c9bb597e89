import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { startTestApp, type TestApp } from './app.ts'

/**
 * One app for the tests of a file; before each of them its database holds what it held at the start. For what is not in rows (a
 * constraint, a job that works) a test undoes what it did, or starts an app of its own.
 * @param begin takes it over
 * @param start where it is not just the app
 */
export function restoredApp(begin: (app: TestApp) => void, start: () => Promise<TestApp> = startTestApp): void {
  let app: TestApp
  beforeAll(async () => {
    app = await start()
    begin(app)
  })
  afterAll(() => app.close())
  restoreRows(() => app)
}

/** Before each test but the first of a file, the app's database holds what it held before the first. */
export function restoreRows(app: () => TestApp): void {
  let rows: KeptRows | undefined
  beforeEach(async () => {
    if (!rows) {
      rows = await keepRows(app().databaseUrl)
      return
    }
    await app().services.staff.afterwards.settled() // an entry that an answer did not wait for is the last test's still
    await rows.putBack()
    await app().services.settings.refresh()
    await app().services.contentShown.refresh()
    await app().services.knowledge.refresh()
    app().services.cache.clear()
  })
  afterAll(() => rows?.close())
}

interface KeptRows {
  putBack: () => Promise<void>
  close: () => Promise<void>
}

/** PostgreSQL's code for the one of two that it lets go. */
const deadlockDetected = '40P01'

/** What the program writes anew at each start, and no test changes. */
const fixed = ['_prisma_migrations', 'Passage', 'KnowledgeWord']

async function keepRows(url: string): Promise<KeptRows> {
  const client = await connect(url)
  await client.query("SET session_replication_role = 'replica'") // no foreign key is asked, no trigger refuses
  await client.query('CREATE SCHEMA kept')
  const { rows } = await client.query<{ name: string; columns: string }>(
    `SELECT table_name AS "name", string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS "columns"
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER' AND table_name <> ALL ($1)
     GROUP BY table_name`,
    [fixed],
  )
  const statements: string[] = []
  for (const { name, columns } of rows) {
    statements.push(`DELETE FROM public."${name}"`)
    const { rowCount } = await client.query(`SELECT FROM public."${name}" LIMIT 1`)
    if (!rowCount) continue
    await client.query(`CREATE TABLE kept."${name}" AS SELECT ${columns} FROM public."${name}"`)
    statements.push(`INSERT INTO public."${name}" (${columns}) SELECT ${columns} FROM kept."${name}"`)
  }
  const all = statements.join(';\n')
  /** Anew where the app's own work, the other way round, has locked what this needs. */
  async function putBack(): Promise<void> {
    await client.query(all).catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === deadlockDetected) return putBack()
      throw error
    })
  }
  return {
    putBack,
    close: () => client.end(),
  }
}
