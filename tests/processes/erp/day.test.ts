import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { webhookSecretSchema } from '#contract/webhooks/webhooks.ts'
import { lineOf, orderForm } from '#tests/api/orders/orders.ts'
import { startLocalServer } from '#tests/api/platform/running-server.ts'
import { call } from '#tests/api/staff/auth.ts'
import { isGenuine, startReceiver } from '#tests/api/webhooks/receiver.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, keyOf } from '#tests/support/staff.ts'
import { createClient, nextCursor, type Schema } from '../../../clients/typescript/index.js'

let app: TestApp
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  app = await startTestApp({ WEBHOOK_ORIGINS: receiver.origin })
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

const scopes = [
  ...(['products.read', 'products.write', 'changes.read', 'stock.write'] as const),
  ...(['sales.read', 'sales.write', 'returns.approve'] as const),
]

type Api = ReturnType<typeof createClient>

/** Takes the data of an answer, which has none where it is an error. */
async function dataOf<Data>(answer: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data> {
  const { data, error, response } = await answer
  if (data === undefined) throw new Error(`${response.url} ${response.status}: ${JSON.stringify(error)}`)
  return data
}

async function everyProduct(api: Api): Promise<Schema<'StaffProduct'>[]> {
  const products: Schema<'StaffProduct'>[] = []
  for (let cursor: string | undefined = '', first = true; first || cursor; first = false) {
    const query = { pageSize: 7, sort: 'name' as const, ...(cursor && { cursor }) }
    const { data, error, response } = await api.GET('/api/v1/admin/products', { params: { query } })
    if (!data) throw new Error(JSON.stringify(error))
    products.push(...data.items)
    if (first) expect(data.total).toBeGreaterThan(data.items.length)
    cursor = nextCursor(response)
    if (!cursor) expect(products).toHaveLength(data.total)
  }
  return products
}

async function hookOf(secretOf: TestApp): Promise<string> {
  const { cookie } = await createStaff(secretOf, 'super_admin')
  const body = { name: 'ERP', url: receiver.origin, events: ['order.created'] }
  const made = await call(secretOf, 'POST', '/admin/webhooks', { headers: cookie, body })
  return webhookSecretSchema.parse(await made.json()).secret
}

it('an ERP works a day with its key and the generated client: lists, changes, stock, prices, an order, its webhook, a return', async () => {
  const site = await startLocalServer({
    DATABASE_URL: app.databaseUrl,
    APP_SECRET: testSecret,
    WEBHOOK_ORIGINS: receiver.origin,
  })
  const secret = await hookOf(app)
  const apiKey = (await keyOf(app, scopes)).authorization.replace('Bearer ', '')
  const api = createClient({ baseUrl: site.url, apiKey })

  const products = await everyProduct(api)
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
  const { cursor } = await dataOf(api.GET('/api/v1/admin/changes'))

  const { sku } = products.find((product) => product.sku && product.tracksStock) ?? {}
  if (!sku) throw new Error('No product has stock')
  const header = { 'idempotency-key': randomUUID() }
  const count = {
    params: { header },
    body: {
      rows: [
        { sku, quantity: 40 },
        { sku: 'NONE', quantity: 1 },
      ],
    },
  }
  const counted = await dataOf(api.POST('/api/v1/admin/stock/bulk', count))
  expect(counted.rows.map(({ result }) => result)).toEqual(['updated', 'unknown_sku'])
  const priced = await dataOf(api.POST('/api/v1/admin/prices/bulk', { body: { rows: [{ sku, msrp: 1280 }] } }))
  expect(priced).toMatchObject({ updated: 1, refused: 0 })

  const news = await until(async () => {
    const { items } = await dataOf(api.GET('/api/v1/admin/changes', { params: { query: { since: cursor } } }))
    return items.some(({ kind }) => kind === 'price') && items
  })
  const stock = news.find((change) => change.kind === 'stock')
  expect(stock?.data).toMatchObject({ sku, quantity: 40 })

  const form = orderForm({ lines: [lineOf(null, 2)] }) as Schema<'NewOrder'>
  let order = await dataOf(api.POST('/api/v1/admin/orders', { body: form }))
  const sent = await until(() => receiver.received.find(({ body }) => body.includes(order.id)))
  expect(isGenuine(sent, secret)).toBe(true)
  expect(JSON.parse(sent.body)).toMatchObject({ type: 'order.created', data: { id: order.id, total: order.total } })

  const params = { path: { id: order.id } }
  for (const to of ['processing', 'shipped', 'delivered'] as const) {
    const body = { version: order.version, to }
    order = await dataOf(api.POST('/api/v1/admin/orders/{id}/status', { params, body }))
  }
  const asked = { submissionId: randomUUID(), pieces: [1], reason: 'faulty' as const }
  let back = await dataOf(api.POST('/api/v1/admin/orders/{id}/returns', { params, body: asked }))
  for (const to of ['approve', 'receive'] as const) {
    const body = { version: back.version, to }
    back = await dataOf(api.POST('/api/v1/admin/returns/{id}/status', { params: { path: { id: back.id } }, body }))
  }
  const settlement = { version: back.version, lines: [{ outcome: 'repair' as const, isRestocked: false }] }
  const settled = await dataOf(
    api.POST('/api/v1/admin/returns/{id}/settle', { params: { path: { id: back.id } }, body: settlement }),
  )
  expect(settled.state).toBe('settled')

  const { error } = await api.GET('/api/v1/admin/orders/{id}', { params: { path: { id: randomUUID() } } })
  expect(error).toMatchObject({ status: 404, code: 'order.not_found' })
}, 300_000)

const run = promisify(execFile)

/** Returns the code of clients/typescript/README.md by language, for this site and key. */
async function readmeCode(site: string, key: string): Promise<Record<string, string>> {
  const readme = await readFile('clients/typescript/README.md', 'utf8')
  const own = readme.replaceAll('http://localhost:3000', site).replaceAll('hk_…', key)
  const fenced = [...own.matchAll(/```(\w+)\n(.*?)```/gs)].map(([, language = '', code = '']) => [language, code])
  const curl = own.match(/(?:^ {4}.*\n)+/m)?.[0].replaceAll('curl ', 'curl -sS --fail-with-body ')
  return { ...Object.fromEntries(fenced), curl }
}

it('the start in five minutes works as it is written: curl, TypeScript, Python', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'five-minutes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const origins = { WEBHOOK_ORIGINS: receiver.origin }
  const site = await startLocalServer({ DATABASE_URL: app.databaseUrl, APP_SECRET: testSecret, ...origins })
  const { authorization } = await keyOf(app, ['products.read', 'sales.read', 'changes.read', 'stock.write'])
  const code = await readmeCode(site.url, authorization.replace('Bearer ', ''))

  const counted = await run('sh', ['-euc', code.curl ?? ''])
  expect(counted.stdout).toMatch(/"items":\[.*"sku":"HI-WL-01","result":"(updated|unchanged)"/s)

  await mkdir(path.join(folder, 'node_modules/@harbour-iot'), { recursive: true })
  await symlink(path.resolve('clients/typescript'), path.join(folder, 'node_modules/@harbour-iot/client'))
  await writeFile(path.join(folder, 'start.mts'), code.ts ?? '')
  const seller = await keyOf(app, ['sales.write'])
  const order = await call(app, 'POST', '/admin/orders', {
    headers: seller,
    body: orderForm({ lines: [lineOf(null, 2)] }),
  })
  const { reference } = await order.json()
  const listed = await run(process.execPath, ['start.mts'], { cwd: folder })
  expect(listed.stdout).toContain(`${reference} 200 HKD`)

  const hasPython = await run('python3', ['--version']).then(
    () => true,
    () => false,
  )
  if (!hasPython) return
  const followed = await run('python3', ['-c', (code.python ?? '').replace('"quantity": 40', '"quantity": 41')])
  expect(followed.stdout).toMatch(/^stock \S+ \{.*'quantity': 41/m)
}, 300_000)
