import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { type ReadPdf, readPdf } from '#tests/api/datasheets/pdf.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { lineOf, productWith, type Seller, sellerOf } from './orders.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  const payment = {
    paymentDetails: '滙豐 123-456',
    paymentDetailsEn: 'HSBC 123-456',
    businessRegistration: '12345678-000',
  }
  const values = { ...app.services.settings.current().sales, ...payment, hkdToUsd: 0.128 }
  await app.services.database.prisma.settingGroup.create({ data: { name: 'sales', values } })
  await app.services.settings.refresh()
})
afterAll(() => app.close())

async function readFile(path: string, name: RegExp): Promise<ReadPdf & { text: string }> {
  const answer = await ask(app, path, staff)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toMatch(name)
  const pdf = readPdf(Buffer.from(await answer.arrayBuffer()))
  return { ...pdf, text: pdf.pages.join('\n') }
}

async function invoiceOf(orderId: string) {
  const { id, number } = await billerOf(app, staff).issue(orderId, 'invoice')
  return {
    number,
    ...(await readFile(`/admin/documents/${id}/file.pdf`, new RegExp(`^inline; filename="${number}.pdf"$`))),
  }
}

it('an invoice says what is to be paid, in both currencies, to whom, and how', async () => {
  const lines = [
    lineOf(null, 3, { unitPriceHkd: 1180, discount: 12.5 }),
    lineOf(null, 1, { name: '平台', nameEn: 'Platform', period: 'year', unitPriceHkd: 399 }),
  ]
  const { id, reference } = await seller.create({ lines, currency: 'USD' })
  const { text, info, number } = await invoiceOf(id)
  for (const expected of [
    reference,
    'Peak Property Ltd',
    '1 Peak Road',
    'PO-77',
    'Leak sensor',
    'less 12.5%',
    '132.16',
    '396.48',
    'USD 447.55',
    'HKD 3,496.50',
    '1 HKD = 0.128 USD',
    'HSBC 123-456',
    '12345678-000',
  ]) {
    expect(text).toContain(expected)
  }
  expect(info.Title).toBe(`Invoice ${number}`)
})

it('a packing slip says what is in the boxes, in the order’s language, without prices', async () => {
  const product = await productWith(app, staff, 50)
  const lines = [lineOf(product, 12), lineOf(null, 1, { name: '年度授權', period: 'year' })]
  const order = await seller.create({ lines, language: 'zh-TW', customerName: '半島置業' })
  const parcel = { carrier: '順豐', trackingNumber: 'SF99' }
  await seller.move(await seller.move(order, 'processing'), 'shipped', parcel)
  const { text } = await readFile(
    `/admin/orders/${order.id}/packing-slip.pdf`,
    /^inline; filename="ORD-\w{8}-packing-slip.pdf"$/,
  )
  for (const expected of ['裝箱單', '半島置業', '漏水感測器', '12', 'SF99', '簽收']) expect(text).toContain(expected)
  for (const unexpected of ['100.00', '1,200.00', '年度授權', '滙豐']) expect(text).not.toContain(unexpected)
})

it('an invoice in simplified Chinese converts what the site and the catalogue say, and no name of the buyer', async () => {
  const { id } = await seller.create({ lines: [lineOf(null, 2)], language: 'zh-CN', customerName: '半島置業' })
  const { text } = await invoiceOf(id)
  for (const printed of ['发票', '港湾物联', '单价 (HKD)', '漏水传感器', '付款方法', '汇丰', '半島置業']) {
    expect(text).toContain(printed)
  }
  expect(text).not.toContain('〓')
})

it.each(['zh-TW', 'en', 'zh-CN'] as const)('papers in %s carry names of every market', async (language) => {
  const names = ['서울빌딩관리', 'สมชาย', '髙﨑', 'Đặng', 'Müller', 'Łódź'].join(' ')
  const order = await seller.create({
    lines: [lineOf(null, 1, { name: names, nameEn: names })],
    language,
    customerName: names,
  })
  const { text } = await invoiceOf(order.id)
  expect(text.replaceAll('\n', '').split(names)).toHaveLength(3)
  expect(text).not.toMatch(/〓|\uFFFD/)
})

it('100 lines go over as many pages as they take, each once, under a head', async () => {
  const lines = Array.from({ length: 100 }, (_, index) =>
    lineOf(null, 1, {
      nameEn: `Sensor ${index} ${'with a long name '.repeat(index % 5)}`.trim(),
      sku: `SKU-${index}.`,
    }),
  )
  const { id } = await seller.create({ lines })
  const { pages, text } = await invoiceOf(id)
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages.slice(0, -1)) expect(page).toContain('Unit price')
  for (const { sku } of lines) expect(text.split(sku ?? '').length - 1, `${sku}`).toBe(1)
})
