import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { demoRequest, enquiry, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { startServer } from '#tests/api/platform/running-server.ts'

/** Two starts of a site on a PostgreSQL that is made anew. */
const limitMs = 120_000

const kept = '/some/where/else/harbour-iot-data'
let folder: string
/** The page's lines for npm, as an operator copies them. */
let backup: string
let restore: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-restore-'))
  const page = await readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  const section = page.split('\n**npm**: the PostgreSQL from npm')[1]?.split('\n## ')[0] ?? ''
  const blocks = section.split('\n\n').filter((block) => block.startsWith('    '))
  ;[backup = '', restore = ''] = blocks.map((block) => block.replaceAll(kept, path.join(folder, 'kept')))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function dataOf(installation: string): string {
  return path.join(folder, installation, '.data')
}

/** Runs the site of an installation while `work` uses it; stops it as an operator does. */
async function serve(installation: string, work: (site: { url: string }) => Promise<unknown>): Promise<void> {
  // a form service that nobody answers for: jobs stay in the queue
  const server = await startServer({
    DATA_DIR: dataOf(installation),
    DEMO: '0',
    FORM_ENDPOINT_URL: 'http://127.0.0.1:9',
  })
  await work(server)
  expect(await server.stop('SIGTERM')).toBe(0)
}

async function run(lines: string, installation: string): Promise<void> {
  await promisify(execFile)('sh', ['-euc', lines], { cwd: path.join(folder, installation) })
}

const tables = `
  SELECT string_agg(format('SELECT %L AS "table", count(*) || '' '' || md5(string_agg(t::text, chr(10) ORDER BY t::text)) AS rows FROM %s t',
    oid::regclass, oid::regclass), ' UNION ALL ') AS statement
  FROM pg_class
  WHERE relkind IN ('r', 'p') AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')`

/** Of every table of every schema: how many rows, and a sum over all that is in them. */
async function content(installation: string): Promise<Record<string, string>> {
  const server = await startEmbeddedPostgres(dataOf(installation))
  const client = await connect(server.url)
  const { rows } = await client.query((await client.query(tables)).rows[0].statement)
  await client.end()
  await server.release()
  return Object.fromEntries(rows.map((row: { table: string; rows: string }) => [row.table, row.rows]))
}

async function loseAndChangeRows(installation: string): Promise<void> {
  const server = await startEmbeddedPostgres(dataOf(installation))
  const client = await connect(server.url)
  await client.query(`DELETE FROM "Enquiry"; UPDATE "Quote" SET "name" = 'somebody else'`)
  await client.end()
  await server.release()
}

it(
  'the documented copy has every row of every table, put back into this installation or a new one, and the site goes on with it',
  async () => {
    await serve('site', async (site) => {
      await submit(site, '/enquiries', enquiry())
      await submit(site, '/demo-requests', demoRequest())
      await submit(site, '/quote-requests', quoteRequest())
    })
    const saved = await content('site')
    expect(saved).toMatchObject({
      '"Enquiry"': expect.stringMatching(/^1 /),
      '"DemoRequest"': expect.stringMatching(/^1 /),
      '"Quote"': expect.stringMatching(/^1 /),
      'pgboss.job': expect.stringMatching(/^3 /),
    })
    await run(backup, 'site')
    await loseAndChangeRows('site')
    expect(await content('site')).not.toEqual(saved)

    await run(restore, 'site')
    expect(await content('site')).toEqual(saved)

    await run('mkdir new', '.')
    await run(restore, 'new')
    expect(await content('new')).toEqual(saved)
    await serve('new', (site) => submit(site, '/enquiries', enquiry()))
    expect((await content('new'))['"Enquiry"']).toMatch(/^2 /)
  },
  limitMs,
)
