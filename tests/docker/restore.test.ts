import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoRequest, enquiry, post, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { removeStack } from './engine.ts'
import { folder } from './place.ts'
import { compose, documented, inApp, query, type Stack, shell, staffHeaders, up } from './stack.ts'

const admin = { username: 'operator@staff.example', password: 'correct-horse-battery-staple-7' }

/** The page's blocks, as an operator copies them. */
let backup: string
let restore: string
let takeOut: string
let bringIn: string

/** What was saved. */
let saved: Content

beforeAll(async () => {
  ;[backup = '', restore = ''] = await documented('With Compose:')
  ;[takeOut = '', bringIn = ''] = await documented(
    'To another machine, and there, once it is up with the former `APP_SECRET`:',
  )
  await environment(`ADMIN_EMAIL=${admin.username}`, `ADMIN_PASSWORD=${admin.password}`)
  const stack = await up()
  await signIn(stack)
  await sendForms(stack)
  saved = await save()
})

afterAll(async () => {
  await removeStack()
  await rm(path.join(folder, '.env'), { force: true })
})

/** Settings of the stack, one of which is a form service that nobody answers for: jobs stay in the queue. */
function environment(...lines: string[]): Promise<void> {
  return writeFile(path.join(folder, '.env'), ['FORM_ENDPOINT_URL=http://127.0.0.1:9', ...lines, ''].join('\n'))
}

async function signIn(stack: Stack): Promise<void> {
  const answer = await post(stack, '/auth/login', admin, staffHeaders)
  expect(answer.status, await answer.text()).toBe(200)
}

async function sendForms(stack: Stack): Promise<void> {
  await submit(stack, '/enquiries', enquiry())
  await submit(stack, '/demo-requests', demoRequest())
  await submit(stack, '/quote-requests', quoteRequest())
}

interface Content {
  /** Of every table of every schema: how many rows, and a sum over all that is in them. */
  tables: Record<string, string>
  /** Every definition, as pg_dump writes it. */
  schema: string
}

const tablesQuery = `
  SELECT string_agg(format('SELECT %L, count(*), md5(string_agg(t::text, chr(10) ORDER BY t::text)) FROM %s t',
    oid::regclass, oid::regclass), ' UNION ALL ')
  FROM pg_class
  WHERE relkind IN ('r', 'p') AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')`

/** All that is in the database. */
async function content(): Promise<Content> {
  const lines = (await query(await query(tablesQuery))).split('\n').map((line) => line.split('|'))
  const dump = ['pg_dump', '-U', 'harbour_iot', '--schema-only', '--no-comments', 'harbour_iot']
  const schema = await compose('exec', '-T', 'database', ...dump)
  return {
    tables: Object.fromEntries(lines.map(([table = '', ...rows]) => [table, rows.join(' ')])),
    // a word of chance, another in each dump
    schema: schema.replace(/^\\(un)?restrict .*$/gm, ''),
  }
}

/** Backs up a site that runs, takes the backup and its key out of it, and returns what is in its database then. */
async function save(): Promise<Content> {
  await shell(backup)
  await shell(takeOut)
  await shell('docker compose exec -T app cat /secrets/app-secret > app-secret')
  return content()
}

/** Runs the documented lines; gives what is restored before the last one starts the apps again. */
async function runRestore(): Promise<Content> {
  const start = '\ndocker compose up -d --wait'
  expect(restore.endsWith(start)).toBe(true)
  await shell(restore.slice(0, -start.length))
  const restored = await content()
  await shell(start)
  return restored
}

async function changeWhatIsThere(): Promise<void> {
  await sendForms(await up())
  expect((await content()).tables).not.toEqual(saved.tables)
}

async function installAnew(): Promise<void> {
  await compose('down', '--volumes')
  await environment(`APP_SECRET=${await readFile(path.join(folder, 'app-secret'), 'utf8')}`)
  await up()
  await shell(bringIn)
}

describe.each([
  ['this installation, which went on since', changeWhatIsThere],
  ['a new installation, with the secret that was kept', installAnew],
])('the documented backup, restored into %s', (_name, prepare) => {
  let restored: Content

  beforeAll(async () => {
    await prepare()
    restored = await runRestore()
  })

  it('has every row of every table, the queue with its partitions too', () => {
    expect(kept(restored)).toEqual(kept(saved))
    expect(saved.tables).toMatchObject({
      '"Enquiry"': expect.stringMatching(/^1 /),
      '"DemoRequest"': expect.stringMatching(/^1 /),
      '"Quote"': expect.stringMatching(/^1 /),
      'pgboss.job': expect.stringMatching(/^3 /),
    })
  })

  it('has every table, index and constraint as they were', () => {
    expect(restored.schema).toBe(saved.schema)
  })

  it('lets staff sign in, and takes forms', async () => {
    const stack = await up()
    await signIn(stack)
    await sendForms(stack)
    expect(await query('SELECT count(*) FROM "Enquiry"')).toBe('2')
  })

  it('has an audit log that its secret confirms', async () => {
    expect(await inApp('node', 'server/audit-verify.ts')).toMatch(/^[1-9]\d* entries, unbroken$/m)
  })
})

/** All but what a site that runs writes by itself: the queue's tables, what backups came to, and how often each delivery was tried. */
function kept({ tables }: Content): Content['tables'] {
  const rows = Object.entries(tables).filter(([table]) => !/^pgboss\.|^"BackupRun"/.test(table))
  return Object.fromEntries(rows.map(([table, row]) => [table, table === '"Delivery"' ? row.replace(/ .*/, '') : row]))
}
