import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enquiry, many } from '#tests/api/forms/forms.ts'
import { lineOf, orderForm } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { keyOf } from '#tests/support/staff.ts'

let app: TestApp
let key: Awaited<ReturnType<typeof keyOf>>
beforeAll(async () => {
  app = await startTestApp({}, { limits: many, now: () => new Date('2026-11-30T02:00:00.000Z') })
  key = await keyOf(app, [
    ...(['products.read', 'products.write', 'changes.read', 'stock.write'] as const),
    ...(['sales.read', 'sales.write', 'returns.approve'] as const),
  ])
})
afterAll(() => app.close())

const sku = 'HI-WL-01'
const examples: Record<string, { request?: object; answer: unknown }> = {}

/** Sends a request and records it with its answer. */
async function record(operationId: string, method: string, at: string, request?: object) {
  const answer = await fetch(`${app.url}/api/v1${at}`, {
    method,
    headers: { ...(at.startsWith('/admin') && key), ...(request && { 'content-type': 'application/json' }) },
    ...(request && { body: JSON.stringify(request) }),
  })
  const body = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBeLessThan(300)
  examples[operationId] = { ...(request && { request }), answer: body }
  return body
}

/** Gives ids, references, cursors and times fixed values. */
function fixed(text: string): string {
  const ids = new Map<string, string>()
  const idOf = (id: string) => {
    const next = `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`
    const known = ids.get(id) ?? next
    ids.set(id, known)
    return known
  }
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, idOf)
    .replace(/(ENQ|ORD)-[0-9A-Z]{8}/g, '$1-7KQ2M4XB')
    .replace(/"cursor": "[^"]+"/g, '"cursor": "MS40MTYwMmViMjU3MzkuODQyLjk2"')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-11-30T02:00:00.000Z')
}

it('examples are answers of the present API; npm run client records them again', async () => {
  await record('createEnquiry', 'POST', '/enquiries', enquiry({ message: '請報價。' }))
  const { cursor } = await record('listChanges', 'GET', '/admin/changes')
  const rows = [
    { sku, quantity: 40 },
    { sku: 'NONE', quantity: 1 },
  ]
  await record('putStock', 'POST', '/admin/stock/bulk', { rows })
  await record('putPrices', 'POST', '/admin/prices/bulk', { rows: [{ sku, msrp: 1280 }] })
  await record('listStock', 'GET', '/admin/stock?pageSize=1')
  await record('createOrder', 'POST', '/admin/orders', orderForm({ lines: [lineOf(null, 2)] }))
  await record('listChanges', 'GET', `/admin/changes?limit=1&since=${cursor}`)
  await record('listOrders', 'GET', '/admin/orders?pageSize=1')
  await expect(fixed(`${JSON.stringify(examples, null, 2)}\n`)).toMatchFileSnapshot(
    path.resolve('server/platform/http/docs/examples.json'),
  )
})
