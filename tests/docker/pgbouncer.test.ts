import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoRequest, enquiry, post, quoteRequest, receiptOf, submit } from '#tests/api/forms/forms.ts'
import { created, lineOf, orderForm } from '#tests/api/orders/orders.ts'
import { call, cookieHeader, cookiesOf, login } from '#tests/api/staff/auth.ts'
import { until } from '#tests/support/processes.ts'
import { removeStack } from './engine.ts'
import { folder } from './place.ts'
import { commandsWith, query, type Stack, staffHeaders, up } from './stack.ts'

const apps = [1, 2, 3]
/** As docker/pgbouncer/pgbouncer.ini has it. */
const poolSize = 20
const directOfAnApp = 6

const admin = { username: 'admin@staff.example', password: 'lantern-harbour-44' }

const { compose } = commandsWith(['docker/pgbouncer.yml'], {})
let stack: Stack
let staff: Record<string, string>

beforeAll(async () => {
  await writeFile(path.join(folder, '.env'), `ADMIN_EMAIL=${admin.username}\nADMIN_PASSWORD=${admin.password}\n`)
  stack = await up(apps.length, { compose })
})

afterAll(removeStack)

/** Runs a module in an app, with what the database module exports. */
async function inApp(app: number, script: string): Promise<unknown> {
  const command = ['node', '--input-type=module', '-e', script]
  return JSON.parse(await compose('exec', '-T', '--index', String(app), 'app', ...command))
}

/** PgBouncer's own figures of the apps' pool. */
async function pool(): Promise<{ clients: number; servers: number }> {
  const ask = 'PGPASSWORD=$(cat /secrets/database-password) psql -h pgbouncer -p 6432 -U harbour_iot --csv'
  const table = await compose('exec', '-T', 'database', 'sh', '-c', `${ask} -c 'SHOW POOLS' pgbouncer`)
  const [names = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  const row = rows.find(([database]) => database === 'harbour_iot') ?? []
  const sum = (of: RegExp) => names.reduce((total, name, at) => total + (of.test(name) ? Number(row[at]) : 0), 0)
  return { clients: sum(/^cl_(active|waiting)$/), servers: sum(/^sv_(active|idle|used|tested|login)$/) }
}

/** Looks up a quotation 60 times at once, while its table is locked for so many seconds. */
async function lookUpWhileHeld(seconds: number): Promise<Response[]> {
  const { token } = await receiptOf(await post(stack, '/quote-requests', quoteRequest()))
  const held = query(`BEGIN; LOCK TABLE "Quote" IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(${seconds}); COMMIT`)
  await until(() => query(`SELECT 1 FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted`), 3000)
  const headers = { 'x-forwarded-for': `203.0.113.${seconds}` }
  const sent = Array.from({ length: 60 }, () => fetch(`${stack.url}/api/v1/quote-requests/${token}`, { headers }))
  await held
  return Promise.all(sent)
}

describe('docker/pgbouncer.yml', { shuffle: false }, () => {
  it('pages, lists, forms, sign-in and orders go through PgBouncer in transaction mode', async () => {
    for (const address of ['/health/ready', '/', '/en/products', '/cn', '/api/v1/products', '/sitemap.xml'])
      expect([address, (await fetch(stack.url + address)).status]).toEqual([address, 200])
    await submit(stack, '/enquiries', enquiry())
    await submit(stack, '/demo-requests', demoRequest())
    const signedIn = await login(stack, admin, staffHeaders)
    expect(signedIn.status, await signedIn.clone().text()).toBe(200)
    staff = { ...staffHeaders, ...cookieHeader(cookiesOf(signedIn)) }
    const body = orderForm({ lines: [lineOf(null, 2)] })
    const order = await created(await call(stack, 'POST', '/admin/orders', { body, headers: staff }))
    expect((await call(stack, 'GET', `/admin/orders/${order.id}`, { headers: staff })).status).toBe(200)
  })

  it('a statement has its time limit and UTC there', async () => {
    const script = `
      import { openDatabase, withPassword } from '/app/server/platform/database/database.ts'
      const { DATABASE_POOL_URL, DATABASE_PASSWORD_FILE } = process.env
      const { prisma, close } = openDatabase(await withPassword(DATABASE_POOL_URL, DATABASE_PASSWORD_FILE), console.error)
      const settings = "current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS limit"
      const [row] = await prisma.$queryRawUnsafe('SELECT host(inet_client_addr()) AS client, ' + settings)
      await close()
      console.log(JSON.stringify(row))`
    const client = (await compose('exec', '-T', 'pgbouncer', 'hostname', '-i')).trim()
    expect(await query('SHOW TimeZone')).not.toBe('UTC')
    expect(await inApp(1, script)).toEqual({ client, zone: 'UTC', limit: '30s' })
  })

  it('what one app changes, all others show', async () => {
    const name = 'A sensor of today'
    const script = `
      const { items } = await (await fetch('http://127.0.0.1:3000/api/v1/products?sort=name')).json()
      console.log(items.some(({ nameEn, name }) => [nameEn, name].includes('${name}')))`
    const shown = () => Promise.all(apps.map((app) => inApp(app, script)))
    expect(await shown()).toEqual(apps.map(() => false))
    const body = { record: { name, nameEn: name, category: 'hardware', msrp: '100', availability: '5' } }
    const answer = await call(stack, 'POST', '/admin/products', { body, headers: staff })
    expect(answer.status, await answer.text()).toBe(201)
    await until(async () => !(await shown()).includes(false), 30_000)
  })

  it('60 requests at once by three apps have 20 connections, and wait for them', async () => {
    const answers = lookUpWhileHeld(4)
    const { clients, servers } = await until(async () => {
      const found = await pool()
      return found.clients > poolSize && found.servers === poolSize && found
    }, 6000)
    expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([200]))
    const open = Number(await query('SELECT count(*) FROM pg_stat_activity WHERE client_addr IS NOT NULL'))
    expect(open).toBeLessThanOrEqual(poolSize + directOfAnApp * apps.length)
    console.log(
      `PgBouncer: ${clients} connections of ${apps.length} apps over ${servers}; PostgreSQL has ${open} in all`,
    )
  })

  it('a request that waits for longer than 5 s gets 503 with Retry-After', async () => {
    const answers = await lookUpWhileHeld(8)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ status, headers }) => status === 503 && headers.has('retry-after'))).toBe(true)
  })

  it('while PostgreSQL is away forms get 503 with Retry-After, and are stored once it is back', async () => {
    await compose('stop', 'database')
    const refused = await post(stack, '/enquiries', enquiry())
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true])
    await compose('start', 'database')
    const reference = await until(() => submit(stack, '/enquiries', enquiry()).catch(() => undefined), 60_000)
    expect(await query(`SELECT reference FROM "Enquiry" WHERE reference = '${reference}'`)).toBe(reference)
  })
})
