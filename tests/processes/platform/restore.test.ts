import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newKeyFile } from '#server/modules/maintenance/index.ts'
import { connect } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { contentOf } from '#tests/api/backups/backups.ts'
import { demoRequest, enquiry, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { startServer } from '#tests/api/platform/running-server.ts'

/** Two starts of a site on a PostgreSQL that is made anew. */
const limitMs = 120_000

let folder: string
/** The page's lines for npm, as an operator copies them. */
let backup: string
let restore: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-restore-'))
  const page = await readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  const block = page.split('\nBy hand, with npm;')[1]?.split('\n\n')[1] ?? ''
  ;[backup = '', restore = ''] = block.split('\n').map((line) => line.trim())
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

/** Runs a line in the repository's folder; returns what it prints, and fails as it does. */
async function run(line: string, installation: string): Promise<string> {
  const environment = {
    DATA_DIR: dataOf(installation),
    BACKUP_TO: path.join(folder, 'backups'),
    BACKUP_KEY_FILE: path.join(folder, 'key'),
  }
  const { stdout } = await promisify(execFile)('sh', ['-euc', line], { env: { ...process.env, ...environment } })
  return stdout
}

async function content(installation: string): Promise<Record<string, string | null>> {
  const server = await startEmbeddedPostgres(dataOf(installation))
  return contentOf(server.url).finally(server.release)
}

async function loseAndChangeRows(installation: string): Promise<void> {
  const server = await startEmbeddedPostgres(dataOf(installation))
  const client = await connect(server.url)
  await client.query(`DELETE FROM "Enquiry"; UPDATE "Quote" SET "name" = 'somebody else'`)
  await client.end()
  await server.release()
}

it(
  'the documented backup has every row of every table, restored into this installation or a new one, and the site goes on with it',
  async () => {
    await writeFile(path.join(folder, 'key'), await newKeyFile(), { mode: 0o600 })
    await serve('site', async (site) => {
      await submit(site, '/enquiries', enquiry())
      await submit(site, '/demo-requests', demoRequest())
      await submit(site, '/quote-requests', quoteRequest())
      expect(await run(backup, 'site')).toMatch(/ restored and compared\n$/)
      await expect(run(restore, 'site')).rejects.toThrow(/connections to the database postgres are open: stop the site/)
    })
    const saved = await content('site')
    expect(saved).toMatchObject({
      '"Enquiry"': expect.stringMatching(/^1 /),
      '"DemoRequest"': expect.stringMatching(/^1 /),
      '"Quote"': expect.stringMatching(/^1 /),
      'pgboss.job': expect.stringMatching(/^3 /),
    })
    await loseAndChangeRows('site')

    await expect(run(restore.replace(' --replace', ''), 'site')).rejects.toThrow(/with --replace the backup takes its/)
    expect(await run(restore, 'site')).toMatch(/^The previous database is kept as postgres_before_\d+;/m)
    expect(kept(await content('site'))).toEqual(kept(saved))

    expect(await run(restore.replace(' --replace', ''), 'new')).toContain('was made with another APP_SECRET')
    expect(kept(await content('new'))).toEqual(kept(saved))
    await serve('new', (site) => submit(site, '/enquiries', enquiry()))
    expect((await content('new'))['"Enquiry"']).toMatch(/^2 /)
  },
  limitMs,
)

/** All but what the site went on writing after the backup, until it was stopped. */
function kept(content: Record<string, string | null>): Record<string, string | null> {
  const isKept = ([name]: [string, unknown]) => !/pgboss|"BackupRun"|"Delivery"/.test(name)
  return Object.fromEntries(Object.entries(content).filter(isKept))
}
