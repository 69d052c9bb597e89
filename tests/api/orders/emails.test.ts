import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { threadSchema } from '#contract/sales/activities.ts'
import { orderDetailSchema, orderLetterSchema } from '#contract/sales/orders.ts'
import { answered, refused } from '#tests/api/back-office/ask.ts'
import { mailTo, quick } from '#tests/api/deliveries/deliveries.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { lineOf, productWith, type Seller, sellerOf } from './orders.ts'

let mail: MailServer
let app: TestApp
let staff: StaffMember
let seller: Seller

beforeAll(async () => {
  mail = await startMailServer()
  app = await startTestApp({ SMTP_URL: mail.url, ...mailTo }, { pace: quick })
  staff = await createStaff(app, 'manager', { name: 'Mei Manager' })
  seller = sellerOf(app, staff)
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

const lettersTo = (address: string) => mail.mails.filter(({ recipients }) => recipients.includes(address))

it('tells the buyer in their language where the parcel is, once it is shipped, in one thread', async () => {
  const email = 'wong@buyer.example'
  const lines = [lineOf(null, 2)]
  const order = await seller.create({ lines, email, language: 'zh-TW', contactName: '黃先生' })
  const processing = await seller.move(order, 'processing', { tell: true })
  await until(() => lettersTo(email).length === 1) // two on their way at once may overtake each other
  const parcel = { carrier: '順豐速運', trackingNumber: 'SF123456', tell: true }
  await seller.move(processing, 'shipped', parcel)
  const [first, second] = await until(() => lettersTo(email).length === 2 && lettersTo(email))
  expect(first?.headers.subject).toBe(`我們正在準備你的訂單（${order.reference}）`)
  expect(second?.headers.subject).toBe(`你的訂單已發貨（${order.reference}）`)
  expect(second?.headers['in-reply-to']).toBe(first?.headers['message-id'])
  for (const words of ['黃先生，你好', 'SF123456', '順豐速運', '漏水感測器 × 2', 'sf-express.com', 'PO-77']) {
    expect(second?.text).toContain(words)
    expect(second?.html).toContain(words)
  }
  const { thread } = await until(async () => {
    const now = await seller.get(order.id)
    return now.thread.filter((one) => one.mail?.status === 'delivered').length === 2 && now
  })
  const letters = thread.filter(({ kind }) => kind === 'reply')
  expect(letters.map(({ params }) => params.to)).toEqual([email, email])
  expect(letters[1]?.text).toContain('SF123456')
})

it('an English buyer is told why an order was cancelled', async () => {
  const email = 'ann@buyer.example'
  const order = await seller.create({ lines: [lineOf(null)], email })
  await seller.move(order, 'cancelled', { reason: 'No longer made', tell: true })
  const [letter] = await until(() => lettersTo(email).length === 1 && lettersTo(email))
  expect(letter?.headers.subject).toBe(`Your order has been cancelled (${order.reference})`)
  expect(letter?.text).toContain('Reason: No longer made')
  expect(letter?.text).toContain('Leak sensor × 1')
})

it('a document that is issued and sent by a form is emailed once, however often the form comes', async () => {
  const email = 'twice@buyer.example'
  const { id } = await seller.create({ lines: [lineOf(null)], email })
  const form = { submissionId: randomUUID(), kind: 'invoice', send: true }
  const post = () => seller.send('POST', `/${id}/documents`, form)
  const answers = [...(await Promise.all([post(), post()])), await post()]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  await until(() => lettersTo(email).length > 0)
  expect((await seller.get(id)).thread.filter(({ kind }) => kind === 'document.sent')).toHaveLength(1)
  expect(await app.services.database.prisma.outgoingMail.count({ where: { toAddress: email } })).toBe(1)
})

describe('lines that change', () => {
  it('are mailed with what they come to, as the preview said', async () => {
    const email = 'changed@buyer.example'
    const order = await seller.create({ lines: [lineOf(null, 15)], email })
    const lines = [
      lineOf(null, 8, { discount: 10 }),
      lineOf(null, 2, { name: '平台', nameEn: 'Platform', period: 'month', unitPriceHkd: 399 }),
    ]
    const response = await seller.send('POST', `/${order.id}/letter`, { to: 'changed', lines })
    const preview = await answered(response, orderLetterSchema)
    expect(lettersTo(email)).toEqual([])
    await seller.edit(order, { lines, tell: true })
    const [letter] = await until(() => lettersTo(email).length === 1 && lettersTo(email))
    expect(letter?.headers.subject).toBe(`Your order has been changed (${order.reference})`)
    for (const text of [
      'Leak sensor × 8 at HKD 90.00 each',
      'Platform × 2 at HKD 399.00 per month each',
      'One-off: HKD 720.00',
      'Per month: HKD 798.00',
      'First-year total: HKD 10,296.00',
    ]) {
      expect(preview.text).toContain(text)
      expect(letter?.text).toContain(text)
    }
    const { thread } = await seller.get(order.id)
    expect(thread.map(({ kind }) => kind).sort()).toEqual(['created', 'order.changed', 'reply'])
  })

  it('are mailed in Chinese to whom the order speaks Chinese, in both currencies', async () => {
    const email = 'gai@buyer.example'
    const form = { email, language: 'zh-TW', currency: 'USD' } as const
    const order = await seller.create({ ...form, lines: [lineOf(null, 3)] })
    const lines = [lineOf(null, 2)]
    await seller.edit(order, { lines, tell: true })
    const [letter] = await until(() => lettersTo(email).length === 1 && lettersTo(email))
    expect(letter?.headers.subject).toBe(`你的訂單內容已更改（${order.reference}）`)
    for (const text of ['漏水感測器 × 2，單價 USD', '折合港元：HKD 200.00']) expect(letter?.text).toContain(text)
  })

  it('are told where they changed, and nothing else is', async () => {
    const email = 'silent@buyer.example'
    const order = await seller.create({ lines: [lineOf(null, 2)], email })
    const noted = await seller.edit(order, { notes: 'Ring twice', tell: true })
    const same = await seller.edit(noted, { lines: [lineOf(null, 2)], tell: true })
    expect(same.version).toBe(noted.version)
    expect(same.thread.filter(({ kind }) => kind === 'reply')).toEqual([])
  })

  it('of an order without an address are refused where the buyer is to be told', async () => {
    const order = await seller.create({ lines: [lineOf(null)], email: '' })
    const change = { version: order.version, lines: [lineOf(null, 2)], tell: true }
    const answer = await refused(await seller.send('PATCH', `/${order.id}`, change), 400, 'request.invalid')
    expect(answer.errors).toEqual([{ path: 'tell', message: 'there is no email address', code: 'no_email' }])
    expect(await seller.get(order.id)).toEqual(order)
  })

  it('that could not be kept have no preview', async () => {
    const order = await seller.create({ lines: [lineOf(null)] })
    const lines = [lineOf('11111111-1111-4111-8111-111111111111')]
    const answer = await seller.send('POST', `/${order.id}/letter`, { to: 'changed', lines })
    const { errors = [] } = await refused(answer, 400, 'request.invalid')
    expect(errors.map(({ path }) => path)).toEqual(['lines.0.productId'])
  })
})

it('a buyer is told what is shipped and what follows, of each shipment', async () => {
  const product = await productWith(app, staff, 8)
  const email = 'part@buyer.example'
  const order = await seller.create({ lines: [lineOf(product, 8)], email })
  await setStock(5)
  const processing = await seller.move(order, 'processing')
  const response = await seller.send('POST', `/${order.id}/letter`, { to: 'shipped', pieces: [5] })
  const preview = await answered(response, orderLetterSchema)
  const shipped = await seller.ship(processing, { tell: true, carrier: 'DHL', trackingNumbers: ['A1', 'A2'] })
  const [letter] = await until(() => lettersTo(email).length === 1 && lettersTo(email))
  for (const text of ['The rest follows', 'Shipped now: Leak sensor × 5', 'To follow: Leak sensor × 3']) {
    expect(preview.text).toContain(text)
    expect(letter?.text).toContain(text)
  }
  expect(letter?.headers.subject).toBe(`Part of your order is on its way (${order.reference})`)
  expect(letter?.text).toContain('Tracking number: A1, A2')
  expect(letter?.text).toContain('tracking-id=A1&')
  const arrived = await seller.step(shipped, shipped.shipments[0]?.id ?? '', 'deliver', { tell: true })
  expect((await newest(2))?.text).toContain('To follow: Leak sensor × 3')
  await setStock(3)
  const whole = await seller.move(await seller.get(arrived.id), 'shipped', { tell: true })
  const third = await newest(3)
  expect(third?.headers.subject).toBe(`Your order is on its way (${order.reference})`)
  expect(third?.text).toContain('Items: Leak sensor × 3')
  await seller.step(whole, whole.shipments[1]?.id ?? '', 'deliver', { tell: true })
  expect((await newest(4))?.headers.subject).toBe(`Your order has been delivered (${order.reference})`)

  /** Emails leave beside each other: each is waited for before the next is asked for. */
  async function newest(count: number) {
    return (await until(() => lettersTo(email).length === count && lettersTo(email))).at(-1)
  }

  async function setStock(availability: number) {
    const editor = editorOf(app, staff)
    await editor.edit(await editor.get(product), { availability: String(availability) })
  }
})

it('a letter, a note and what the buyer said stand in the thread', async () => {
  const email = 'thread@buyer.example'
  const { id } = await seller.create({ lines: [lineOf(null)], email })
  const note = { text: 'Ask for the dock number' }
  const thread = await answered(await seller.send('POST', `/${id}/notes`, note), threadSchema)
  expect(thread.at(-1)).toMatchObject({ kind: 'note', text: note.text, actorName: 'Mei Manager' })
  const message = { text: 'Dock 3', via: 'phone' }
  expect((await answered(await seller.send('POST', `/${id}/received`, message), threadSchema)).at(-1)).toMatchObject({
    kind: 'received',
    params: { via: 'phone' },
  })
  const reply = { subject: 'Delivery on Monday', text: 'We come at nine.\n\nIs that right?' }
  const detail = await answered(await seller.send('POST', `/${id}/replies`, reply), orderDetailSchema)
  expect(detail.thread.at(-1)).toMatchObject({ kind: 'reply', params: { to: email, subject: reply.subject } })
  const [letter] = await until(() => lettersTo(email).length === 1 && lettersTo(email))
  expect(letter?.text).toContain('Is that right?')
  expect(letter?.text).toContain('Mei Manager')
})

it('nobody is told who has no address: nothing is moved', async () => {
  const order = await seller.create({ lines: [lineOf(null)], email: '' })
  const move = { version: order.version, to: 'processing', tell: true }
  const answer = await refused(await seller.send('POST', `/${order.id}/status`, move), 400, 'request.invalid')
  expect(answer.errors).toEqual([{ path: 'tell', message: 'there is no email address', code: 'no_email' }])
  const reply = await seller.send('POST', `/${order.id}/replies`, { subject: 'x', text: 'x' })
  await refused(reply, 400, 'request.invalid')
  expect(await seller.get(order.id)).toEqual(order)
})

it('without a mail server the move is refused whole, and made where nobody is to be told', async () => {
  const silent = await startTestApp()
  try {
    const there = sellerOf(silent, await createStaff(silent, 'manager'))
    const order = await there.create({ lines: [lineOf(null)] })
    const move = { version: order.version, to: 'processing' }
    const refusal = await there.send('POST', `/${order.id}/status`, { ...move, tell: true })
    await refused(refusal, 409, 'mail.not_configured')
    expect(await there.get(order.id)).toEqual(order)
    expect((await there.move(order, 'processing')).status).toBe('processing')
  } finally {
    await silent.close()
  }
})
