import pg from 'pg'
import { afterAll, beforeEach } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { startTestApp, type TestApp } from './app.ts'

/**
 * Starts an app for the tests of a file, at its top; before each of them the database holds what it held before the first. For what is not
 * in rows (a constraint, a job that works) a test undoes what it did, or starts an app of its own.
 */
export async function restoredApp(...given: Parameters<typeof startTestApp>): Promise<TestApp> {
  const app = await startTestApp(...given)
  afterAll(() => app.close())
  restoreRows(() => app)
  return app
}

/** Before each test but the first of a file, the app's database holds what it held before the first. */
export function restoreRows(app: () => TestApp): void {
  let rows: KeptRows | undefined
  beforeEach(async () => {
    if (!rows) {
      rows = await storeRows(app().databaseUrl)
      return
    }
    await app().services.staff.backgroundTasks.settled() // an entry that an answer did not wait for is the last test's still
    await rows.putBack()
    await app().services.settings.refresh()
    await app().services.publishedContent.refresh()
    await app().services.knowledge.refresh()
    app().services.catalogueChanges.notify()
  })
  afterAll(() => rows?.close())
}

interface KeptRows {
  putBack: () => Promise<void>
  close: () => Promise<void>
}

/** PostgreSQL's code for the one of two that it lets go. */
const deadlockDetected = '40P01'

/** Tables that the program rewrites at each start, and no test changes. */
const fixed = ['_prisma_migrations', 'Passage', 'KnowledgeWord']

async function storeRows(url: string): Promise<KeptRows> {
  const client = await connect(url)
  await client.query("SET session_replication_role = 'replica'") // no foreign key is asked, no trigger refuses
  await client.query('CREATE SCHEMA kept')
  const { rows } = await client.query<{ table: string; columns: string[]; key: string[] }>(
    `SELECT relname AS "table", array_agg(quote_ident(attname)) AS "columns",
       array_agg(quote_ident(attname)) FILTER (WHERE attnum = ANY (indkey)) AS "key"
     FROM pg_class JOIN pg_attribute ON attrelid = oid LEFT JOIN pg_index ON indrelid = oid AND indisprimary
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ($1)
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname`,
    [fixed],
  )
  const statements: string[] = []
  for (const { table, columns, key } of rows) {
    const { rowCount } = await client.query(`SELECT FROM public."${table}" LIMIT 1`)
    if (!rowCount) {
      statements.push(`DELETE FROM public."${table}"`)
      continue
    }
    await client.query(`CREATE TABLE kept."${table}" AS SELECT ${columns} FROM public."${table}"`)
    // aliases that no column is called by
    const sameKey = key.map((column) => `as_it_is.${column} = as_kept.${column}`).join(' AND ')
    const nowOf = columns.map((column) => `as_it_is.${column}`)
    // only what differs: PostgreSQL needs a millisecond for the search terms of each product that is written
    statements.push(
      `DELETE FROM public."${table}" AS as_it_is
       WHERE NOT EXISTS (SELECT FROM kept."${table}" AS as_kept WHERE ${sameKey} AND as_kept *= ROW(${nowOf}))`,
      `INSERT INTO public."${table}" (${columns}) SELECT ${columns} FROM kept."${table}" AS as_kept
       WHERE NOT EXISTS (SELECT FROM public."${table}" AS as_it_is WHERE ${sameKey})`,
    )
  }
  await client.query(
    `CREATE FUNCTION kept.put_back() RETURNS void LANGUAGE plpgsql AS $$ BEGIN ${statements.join(';\n')}; END $$`,
  )
  /** Anew where the app's own work, the other way round, has locked what this needs. */
  async function putBack(): Promise<void> {
    await client.query('SELECT kept.put_back()').catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === deadlockDetected) return putBack()
      throw error
    })
  }
  return {
    putBack,
    close: () => client.end(),
  }
}
