import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  expectWhole,
  lineOf,
  orderForm,
  productWith,
  sellerOf,
  shipmentForm,
  stockOf,
} from '#tests/api/orders/orders.ts'
import { localAddress } from '#tests/api/platform/running-server.ts'
import { keeperOf } from '#tests/api/stock/stock.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'

let app: TestApp
let other: RunningProcess

beforeAll(async () => {
  app = await startTestApp()
  other = startProcess('server/main.ts', {
    DATABASE_URL: app.databaseUrl,
    APP_SECRET: testSecret,
    ...(await localAddress()),
  })
})
afterAll(async () => {
  other.child.kill('SIGKILL')
  await app.close()
})

it('an instance that is killed among orders, shipments and receipts leaves none of them half done', async () => {
  const { prisma } = app.services.database
  const staff = await createStaff(app, 'manager')
  const seller = sellerOf(app, staff)
  const product = await productWith(app, staff, 5000)
  const url = await until(() => / is at (http\S+)/.exec(other.output())?.[1], 60_000)
  const there = sellerOf({ ...app, url }, staff)
  const open = await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      seller.move(
        await seller.create({ lines: [lineOf(product, 3)], email: `kept-${index}@example.com` }),
        'processing',
      ),
    ),
  )
  const keeper = keeperOf(app, staff)
  const expected = Array.from({ length: 20 }, () => keeper.expecting([{ productId: product, quantity: 5 }]))
  const receipts = await Promise.all(expected)
  const work = [
    ...Array.from({ length: 60 }, (_, index) =>
      there.send('POST', '', orderForm({ lines: [lineOf(product, 2)], email: `lost-${index}@example.com` })),
    ),
    ...open.map((order, index) =>
      index % 2 === 0
        ? there.send('POST', `/${order.id}/status`, { version: order.version, to: 'shipped' })
        : there.send('POST', `/${order.id}/shipments`, shipmentForm(order, { pieces: [2] })),
    ),
    ...receipts.map(({ id, version }) =>
      keeperOf({ ...app, url }, staff).send('POST', `/receipts/${id}/receive`, {
        submissionId: randomUUID(),
        version,
        pieces: [4],
      }),
    ),
  ].map((answer) => answer.then(({ status }) => status).catch(() => 'broken off'))
  await until(async () => (await prisma.order.count()) > 30, 60_000)
  other.child.kill('SIGKILL')
  await other.ended
  const answers = await Promise.all(work)
  expect(answers).toContain('broken off')
  // Transactions of a process that is gone are rolled back once PostgreSQL has noticed.
  const writing = () => prisma.$queryRaw<object[]>`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`
  await until(async () => (await writing()).length === 0)
  await expectWhole(app)
  const came = await prisma.receiptLine.aggregate({ _sum: { received: true } })
  const moved = await prisma.stockMovement.aggregate({ where: { reason: 'receipt' }, _sum: { quantity: true } })
  expect(moved._sum.quantity ?? 0).toBe(came._sum.received)
  const order = await seller.create({ lines: [lineOf(product, 1)] })
  await seller.move(await seller.move(order, 'processing'), 'shipped')
  expect((await stockOf(app, product)).stockQuantity).toBeLessThan(5000 + (came._sum.received ?? 0))
}, 180_000)
