import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { customerAccountSchema } from '#contract/billing/payments.ts'
import { returnDetailSchema } from '#contract/billing/returns.ts'
import { recurringSchema, subscriptionDetailSchema, subscriptionPageSchema } from '#contract/billing/subscriptions.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { lineOf, productWith, sellerOf, stockSet } from '#tests/api/orders/orders.ts'
import { acceptance, answer, ordersOf, quotesOf, sentQuote } from '#tests/api/quotes/quotes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessibleAtBothWidths } from '../admin/test-admin.ts'
import { testSite } from '../site.ts'

const { app, visit } = testSite()
const phone = { width: 390, height: 844 }

it('from a quotation to its renewal: deposit, two shipments, twelve devices with keys, a return, a credit note', async () => {
  const staff = await createStaff(app(), 'manager')
  const [quotes, seller, biller] = [quotesOf(app(), staff), sellerOf(app(), staff), billerOf(app(), staff)]
  const post = (path: string, body: object) => ask(app(), path, staff, { method: 'POST', body })

  // 12 sensors at HK$1,000 less 10 %, with connectivity at HK$60 a year, and a platform at HK$1,200 a year:
  // 10,800 + 720 + 1,200 = 12,720 are due first
  const sensor = await productWith(app(), staff, 12, 'hardware', { warrantyMonths: '24' })
  const lines = [
    lineOf(sensor, 12, { unitPriceHkd: 1000, discount: 10, connectivityFeeHkd: 60 }),
    lineOf(null, 1, { name: '平台', nameEn: 'Platform', period: 'year', unitPriceHkd: 1200 }),
  ]
  const { quote, token } = await sentQuote(quotes, { lines })
  const page = await visit(`/en/quotes/${token}`, { viewport: phone })
  await page.getByRole('heading', { level: 1, name: `Quotation ${quote.reference}` }).waitFor()
  await answer(app(), token, acceptance)
  const [placed] = await ordersOf(app(), quote.id)
  const id = placed?.id ?? ''
  const order = await seller.get(id)
  const pay = async (documentId: string, amount: number) => {
    const payment = { method: 'fps', receivedOn: new Date().toISOString().slice(0, 10), currency: 'HKD', receipt: true }
    const allocations = [{ documentId, amount }]
    const body = { ...payment, submissionId: randomUUID(), customerId: order.customerId, amount, allocations }
    const made = await post('/admin/payments', body)
    expect(made.status, await made.text()).toBe(201)
  }

  const deposit = await biller.issue(id, 'deposit_invoice', { depositPercent: 30 })
  expect(deposit.total).toBe(3816) // 30 % of 12,720
  await pay(deposit.id, 3816)
  await stockSet(app(), staff, sensor, 8) // four pieces are missing
  const first = await seller.ship(await seller.move(await seller.get(id), 'processing'), { pieces: [8, 1] })
  expect(first.status).toBe('partly_shipped')
  await stockSet(app(), staff, sensor, 4)
  const second = await seller.ship(await seller.get(id), { pieces: [4, 0] })
  const csv = (from: number, count: number) =>
    [
      'Serial,DevEUI,JoinEUI,AppKey',
      ...Array.from({ length: count }, (_, index) => {
        const end = (from + index).toString(16).padStart(4, '0')
        return `CASH-${from + index},70b3d57ed000${end},0011223344${end}00,abcdef0123456789abcdef012345${end}`
      }),
    ].join('\n')
  for (const [shipment, from] of [
    [second.shipments[0], 1],
    [second.shipments[1], 9],
  ] as const) {
    const line = shipment?.lines[0]
    const text = csv(from, line?.quantity ?? 0)
    const body = { submissionId: randomUUID(), lineId: line?.id, text }
    const recorded = await post(`/admin/shipments/${shipment?.id}/devices`, body)
    expect(recorded.status, await recorded.text()).toBe(201)
  }
  const delivered = await seller.move(await seller.get(id), 'delivered')
  expect(delivered.status).toBe('delivered')

  const invoice = await biller.issue(id, 'invoice')
  expect(invoice.total).toBe(8904) // 12,720 less 3,816
  await page.goto(`/en/orders/${token}`)
  const billing = page.getByRole('region', { name: 'Invoices and payment' })
  await billing.getByText('HK$8,904.00').first().waitFor()
  await pay(invoice.id, 8904)

  // one sensor is replaced, one credited: 900 and its connectivity of 60
  const settled = async (outcome: string, serials: string) => {
    const form = { submissionId: randomUUID(), pieces: [1, 0], reason: 'faulty', serials }
    const path = `/admin/orders/${id}/returns`
    let found = returnDetailSchema.parse(await (await post(path, form)).json())
    for (const to of ['approve', 'receive']) {
      const moved = await post(`/admin/returns/${found.id}/status`, { version: found.version, to })
      found = await answered(moved, returnDetailSchema)
    }
    const body = { version: found.version, lines: [{ outcome, isRestocked: false }] }
    return answered(await post(`/admin/returns/${found.id}/settle`, body), returnDetailSchema)
  }
  const replaced = await settled('replace', 'CASH-1')
  expect(await seller.get(replaced.replacement?.id ?? '')).toMatchObject({ total: 0, lines: [{ quantity: 1 }] })
  const credited = await settled('credit', 'CASH-2')
  expect(await biller.get(credited.creditNotes[0]?.id ?? '')).toMatchObject({ kind: 'credit_note', total: 960 })
  const account = async () =>
    answered(await ask(app(), `/admin/customers/${order.customerId}/account`, staff), customerAccountSchema)
  expect((await account()).accounts).toMatchObject([{ open: 0, credit: 960 }])

  // the next year: 1,200 for the platform and 720 for connectivity
  const { items } = await answered(await ask(app(), `/admin/subscriptions?order=${id}`, staff), subscriptionPageSchema)
  expect(items.map(({ yearlyHkd }) => yearlyHkd).toSorted((one, other) => one - other)).toEqual([720, 1200])
  const [subscription] = items
  const renewal = await post(`/admin/subscriptions/${subscription?.id}/renew`, { version: subscription?.version })
  const renewed = await answered(renewal, subscriptionDetailSchema)
  expect(await biller.get(renewed.invoices[0]?.id ?? '')).toMatchObject({ total: 1920, open: 1920 })
  const figures = await answered(await ask(app(), '/admin/subscriptions/figures', staff), recurringSchema)
  expect(figures).toMatchObject({ arr: 1920, mrr: 160, active: 2 })

  await page.reload()
  await billing.getByText('HK$1,920.00').first().waitFor()
  await billing.getByText('HK$3,816.00').first().waitFor()
  for (const name of ['Delivery', 'Subscriptions', 'Returns'])
    await page.getByRole('region', { name, exact: true }).waitFor()
  await page.getByText(replaced.reference).waitFor()
  await expectAccessibleAtBothWidths(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
