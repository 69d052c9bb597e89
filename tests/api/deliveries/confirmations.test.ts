import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Confirmed, confirmedSchema } from '#contract/requests/confirmations.ts'
import { type DemoTime, demoSlotsSchema } from '#contract/requests/demo-requests.ts'
import { demoCalendarSchema, demoRequestDetailSchema, enquiryDetailSchema } from '#contract/requests/messages.ts'
import { submittedSchema } from '#contract/requests/visitors.ts'
import { quoteDetailSchema } from '#contract/sales/quotes.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { dayWith } from '#tests/api/forms/days.ts'
import { book, demoRequest, enquiry, many, post, problemOf, quoteRequest } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { confirmationIn, deliveriesOf, mailTo, quick, settled, submit } from './deliveries.ts'

const dayMs = 86_400_000

let mail: MailServer
let app: TestApp
let manager: StaffMember

beforeAll(async () => {
  mail = await startMailServer()
  const { copiesAnHour: _all, ...pace } = quick
  app = await startTestApp(
    { SMTP_URL: mail.url, PUBLIC_URL: 'https://harbour.example/', ...mailTo },
    { pace, limits: many },
  )
  manager = await createStaff(app, 'manager')
})

afterAll(async () => {
  await app.close()
  await mail.close()
})

const prisma = () => app.services.database.prisma

let visitors = 0
/** An address that nobody else has written from. */
function freshAddress(): string {
  visitors += 1
  return `visitor${visitors}@buyer.example`
}

const lettersTo = (address: string) => mail.mails.filter(({ recipients }) => recipients.includes(address))

/** Sends a form; gives what its sender found in their mail. */
async function sent(path: string, body: Record<string, unknown> & { email: string }) {
  const answer = await post(app, path, body)
  const { reference, asksToConfirm } = submittedSchema.parse(await answer.json())
  await settled(app, reference)
  const letter = lettersTo(body.email).find(({ headers }) => headers.subject?.includes(reference))
  if (!letter) throw new Error('No copy came')
  return { reference, asksToConfirm, letter, token: confirmationIn(letter) }
}

async function confirm(token: string): Promise<Confirmed> {
  const answer = await post(app, '/confirmations', { token })
  const body: unknown = await answer.json()
  expect([answer.status, answer.headers.get('cache-control')], JSON.stringify(body)).toEqual([200, 'no-store'])
  expect(body).toEqual(confirmedSchema.parse(body))
  return confirmedSchema.parse(body)
}

/** What a stranger would have somebody read, wherever a form takes it. */
const lure = 'Win a prize at evil.example'
const lures = { message: lure, company: lure, product: lure }

/** Each form, filled in by a stranger with somebody else's address. */
const forms = [
  ['/enquiries', (email: string) => enquiry({ ...lures, firstName: lure, lastName: lure, email })],
  ['/demo-requests', (email: string) => demoRequest({ ...lures, name: lure, email })],
  [
    '/quote-requests',
    (email: string) => {
      const lines = [{ slug: 'water-leak-sensor', quantity: 1, note: lure }]
      return quoteRequest({ message: lure, company: lure, name: lure, email, lines })
    },
  ],
] as const

describe('mail cannot be used against others', () => {
  it.each(['zh-TW', 'en'])(
    'no form has a stranger’s words mailed to an address that is not confirmed (%s)',
    async (language) => {
      for (const [path, form] of forms) {
        const email = freshAddress()
        const { letter, reference } = await sent(path, { ...form(email), language })
        expect(JSON.stringify(letter), path).not.toMatch(/prize|evil\.example|2345 6789/)
        expect(letter.headers.to).toBe(email)
        expect(letter.text).toContain(`https://harbour.example/${language === 'en' ? 'en/' : ''}confirm#${reference}.`)
        expect(letter.text).not.toContain('/quotes/')
      }
    },
  )

  it('of 40 forms with one address, however it is written, at once and by anybody, five an hour are copied to it', async () => {
    const victims = ['victim@gmail.com', 'Victim@Gmail.com', 'vic.tim@gmail.com', 'victim+1@googlemail.com']
    const references = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const [path, form] = forms[index % forms.length] ?? forms[0]
        return submit(app, path, form(victims[index % victims.length] ?? ''))
      }),
    )
    expect(new Set(references).size).toBe(40)
    const copies = () =>
      prisma().delivery.findMany({ where: { channel: 'visitor_mail', reference: { in: references } } })
    await until(async () => (await copies()).every(({ status }) => status === 'delivered'))
    expect(await copies()).toHaveLength(5)
    const reached = mail.mails.filter(({ recipients: [first = ''] }) => /^vic/i.test(first))
    expect(reached).toHaveLength(5)
    expect(JSON.stringify(reached)).not.toContain('prize')

    // Staff have all of them.
    expect(await prisma().delivery.count({ where: { channel: 'staff_mail', reference: { in: references } } })).toBe(40)

    await prisma().$executeRaw`UPDATE "Delivery" SET "createdAt" = now() - interval '61 minutes'
      WHERE "reference" = ANY(${references})`
    expect((await sent('/enquiries', enquiry({ email: 'victim@gmail.com' }))).asksToConfirm).toBe(true)
  })

  it('the same form sent again has the same answer and no second letter', async () => {
    const form = enquiry({ email: freshAddress() })
    const first = await (await post(app, '/enquiries', form)).json()
    expect(await (await post(app, '/enquiries', form)).json()).toEqual(first)
    expect(first).toMatchObject({ asksToConfirm: true })
    await settled(app, submittedSchema.parse(first).reference)
    expect(lettersTo(form.email)).toHaveLength(1)
  })
})

describe('POST /confirmations', () => {
  it('has the copy sent, once, and tells staff', async () => {
    const email = freshAddress()
    const { reference, token, letter } = await sent('/enquiries', enquiry({ email }))
    expect(letter.text).toBe(`你好：

多謝你聯絡港灣物聯。我們已收到你的查詢，會在 24 小時內回覆。

確認電郵地址：
https://harbour.example/confirm#${token}
連結 7 天內有效。確認後，我們會把你填寫的內容寄給你存底。

參考編號：${reference}

如要補充或更改，請直接回覆這封電郵，或致電 +852 0000 0000 並告知參考編號。

你收到這封電郵，是因為有人在我們的網站提交表格時填了這個地址。如果不是你，請不必理會。

港灣物聯 · 香港九龍觀塘偉業街
`)
    const { id } = await prisma().enquiry.findUniqueOrThrow({ where: { reference } })
    const read = async () => answered(await ask(app, `/admin/enquiries/${id}`, manager), enquiryDetailSchema)
    expect(await read()).toMatchObject({ isEmailConfirmed: false })

    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.map(({ isFirst }) => isFirst).toSorted()).toEqual([false, false, true])
    expect(await confirm(token)).toEqual({ reference, kind: 'enquiry', isFirst: false, slot: null })
    await settled(app, reference)
    const [, copy, ...others] = lettersTo(email)
    expect(others).toEqual([])
    expect(copy?.headers).toMatchObject({
      to: `陳家明 <${email}>`,
      subject: `你提交的內容（${reference}）`,
      'message-id': `<${reference}.copy@harbour.example>`,
      'in-reply-to': `<${reference}.visitor@harbour.example>`,
    })
    expect(copy?.text).toContain('我們有三座大廈，請報價。')

    const seen = await read()
    expect(seen.isEmailConfirmed).toBe(true)
    expect(seen.thread.map(({ kind, actorKind }) => [kind, actorKind])).toEqual([
      ['created', 'visitor'],
      ['address.confirmed', 'visitor'],
    ])
    const csv = await (await ask(app, '/admin/enquiries/export.csv', manager)).text()
    expect(csv).toContain('Email confirmed')
  })

  it('of a request for quotation, staff see it too', async () => {
    const { reference, token } = await sent('/quote-requests', quoteRequest({ email: freshAddress() }))
    expect(await confirm(token)).toMatchObject({ kind: 'quote-request', isFirst: true, slot: null })
    const { id } = await prisma().quote.findUniqueOrThrow({ where: { reference } })
    const detail = await answered(await ask(app, `/admin/quotes/${id}`, manager), quoteDetailSchema)
    expect([detail.isEmailConfirmed, detail.thread.at(-1)?.kind]).toEqual([true, 'address.confirmed'])
  })

  it.each([
    ['made up', () => `ENQ-7K3M9QX2.${'x'.repeat(43)}`],
    ['no link', () => 'x'],
    ['another message’s', (token: string) => `ENQ-00000000.${token.split('.')[1]}`],
    ['changed', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ])('a link that is %s is unknown', async (_how, changed) => {
    const { token } = await sent('/enquiries', enquiry({ email: freshAddress() }))
    const problem = await problemOf(await post(app, '/confirmations', { token: changed(token) }), 404)
    expect(problem.code).toBe('confirmation.not_found')
  })

  it('a link whose message was erased is unknown', async () => {
    const { token, reference } = await sent('/enquiries', enquiry({ email: freshAddress() }))
    await prisma().$transaction([
      prisma().enquiry.delete({ where: { reference } }),
      prisma().delivery.deleteMany({ where: { reference } }),
    ])
    expect((await problemOf(await post(app, '/confirmations', { token }), 404)).code).toBe('confirmation.not_found')
  })

  it('a link is good for seven days, and says that it was used for longer', async () => {
    const early = await sent('/enquiries', enquiry({ email: freshAddress() }))
    const late = await sent('/enquiries', enquiry({ email: freshAddress() }))
    await confirm(early.token)
    const rows = await deliveriesOf(app, late.reference)
    const { createdAt, confirmUntil } = rows.find(({ channel }) => channel === 'visitor_mail') ?? {}
    expect(Math.round((Number(confirmUntil) - Number(createdAt)) / dayMs)).toBe(7)
    await prisma().delivery.updateMany({
      where: { reference: { in: [early.reference, late.reference] }, channel: 'visitor_mail' },
      data: { confirmUntil: new Date(Date.now() - 1000) },
    })
    expect(await confirm(early.token)).toMatchObject({ isFirst: false })
    expect((await problemOf(await post(app, '/confirmations', { token: late.token }), 410)).code).toBe(
      'confirmation.expired',
    )
    const { id } = await prisma().enquiry.findUniqueOrThrow({ where: { reference: late.reference } })
    const detail = await answered(await ask(app, `/admin/enquiries/${id}`, manager), enquiryDetailSchema)
    expect(detail.isEmailConfirmed).toBe(false)
  })

  it('whatever only opens the link, as mail scanners do, confirms nothing', async () => {
    const { token, reference } = await sent('/enquiries', enquiry({ email: freshAddress() }))
    for (const path of [`/confirm#${token}`, `/confirm?${token}`, `/api/v1/confirmations?token=${token}`]) {
      for (const method of ['GET', 'HEAD']) await fetch(`${app.url}${path}`, { method })
    }
    const rows = await deliveriesOf(app, reference)
    expect(rows.find(({ channel }) => channel === 'visitor_mail')).toMatchObject({ confirmedAt: null })
  })
})

describe('a demo’s slot, where mail is set up', () => {
  const times: DemoTime[] = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']
  let fromDays = 7

  /** A slot of a day that no other test uses. */
  async function freshSlot(): Promise<{ preferredDate: string; preferredTime: string }> {
    const preferredDate = await dayWith(app, '10:00', fromDays)
    fromDays = Math.round((Date.parse(preferredDate) - Date.now()) / dayMs) + 2
    return { preferredDate, preferredTime: '10:00' }
  }

  async function isFree({ preferredDate, preferredTime }: { preferredDate: string; preferredTime: string }) {
    const answer = await fetch(`${app.url}/api/v1/demo-slots?date=${preferredDate}`)
    return demoSlotsSchema.parse(await answer.json()).slots.some(({ time }) => time === preferredTime)
  }

  const stored = (reference: string) => prisma().demoRequest.findUniqueOrThrow({ where: { reference } })

  /** As if half an hour had gone by. */
  async function lapse(references: string[]): Promise<void> {
    await prisma().demoRequest.updateMany({
      where: { reference: { in: references } },
      data: { slotHeldUntil: new Date(Date.now() - 1000) },
    })
  }

  async function readByStaff(reference: string) {
    const { id } = await stored(reference)
    return answered(await ask(app, `/admin/demo-requests/${id}`, manager), demoRequestDetailSchema)
  }

  it('keeps others out for 30 minutes, then it is anybody’s, and the request stays with staff', async () => {
    const slot = await freshSlot()
    const { reference, letter } = await sent(
      '/demo-requests',
      demoRequest({ ...slot, email: freshAddress(), language: 'en' }),
    )
    expect(letter.text).toMatch(/held for you until .*\(Asia\/Hong_Kong\)/)
    const { createdAt, slotHeldUntil } = await stored(reference)
    expect(Math.round((Number(slotHeldUntil) - Number(createdAt)) / 60_000)).toBe(30)
    expect([await isFree(slot), (await readByStaff(reference)).holdsSlot]).toEqual([false, true])
    await problemOf(await post(app, '/demo-requests', demoRequest({ ...slot, email: freshAddress() })), 409)

    await lapse([reference])
    expect(await isFree(slot)).toBe(true)
    expect(await readByStaff(reference)).toMatchObject({
      holdsSlot: false,
      scheduledDate: null,
      ...slot,
      status: 'requested',
    })
    const path = `/admin/demo-requests/calendar?from=${slot.preferredDate}&to=${slot.preferredDate}`
    const { items } = await answered(await ask(app, path, manager), demoCalendarSchema)
    expect(items).toMatchObject([{ reference, scheduledDate: null, scheduledTime: null }])

    const other = await sent('/demo-requests', demoRequest({ ...slot, email: freshAddress() }))
    expect((await stored(other.reference)).scheduledTime).toBe('10:00')
    expect(await stored(reference)).toMatchObject({ scheduledDate: null, scheduledTime: null, slotHeldUntil: null })
  })

  it('is kept for good once its address is confirmed', async () => {
    const slot = await freshSlot()
    const email = freshAddress()
    const { reference, token } = await sent('/demo-requests', demoRequest({ ...slot, email }))
    expect(await confirm(token)).toEqual({ reference, kind: 'demo-request', isFirst: true, slot: 'kept' })
    await settled(app, reference)
    expect(lettersTo(email)[1]?.text).toContain('你選擇的時段已為你保留。')
    expect(await stored(reference)).toMatchObject({ slotHeldUntil: null, scheduledTime: '10:00' })
    expect(await isFree(slot)).toBe(false)
  })

  it('is still kept by a late click, unless somebody has taken it since', async () => {
    const slot = await freshSlot()
    const first = await sent('/demo-requests', demoRequest({ ...slot, email: freshAddress() }))
    await lapse([first.reference])
    const second = await sent('/demo-requests', demoRequest({ ...slot, email: freshAddress() }))
    await lapse([second.reference])
    expect(await confirm(second.token)).toMatchObject({ slot: 'kept' })
    expect(await confirm(first.token)).toMatchObject({ isFirst: true, slot: 'lost' })
    expect((await stored(second.reference)).scheduledTime).toBe('10:00')
    expect(await isFree(slot)).toBe(false)
  })

  it('that has lapsed goes to exactly one of many who want it at once', async () => {
    const slot = await freshSlot()
    const { reference } = await sent('/demo-requests', demoRequest({ ...slot, email: freshAddress() }))
    await lapse([reference])
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post(app, '/demo-requests', demoRequest({ ...slot, email: freshAddress() }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
  })

  it('that has lapsed can be given by staff, and what staff agree on needs no click', async () => {
    const slot = await freshSlot()
    const idle = await sent('/demo-requests', demoRequest({ ...slot, email: freshAddress() }))
    await lapse([idle.reference])
    const wanted = await sent('/demo-requests', demoRequest({ email: freshAddress() }))
    const { id, version } = await stored(wanted.reference)
    const { preferredDate: date, preferredTime: time } = slot
    const body = { version, date, time, message: '' }
    const answer = await ask(app, `/admin/demo-requests/${id}/confirm`, manager, { method: 'POST', body })
    expect(await answered(answer, demoRequestDetailSchema)).toMatchObject({
      status: 'confirmed',
      isEmailConfirmed: false,
    })
    expect((await stored(wanted.reference)).slotHeldUntil).toBeNull()
    expect(await isFree(slot)).toBe(false)
  })

  it('a calendar that was booked out by strangers is free again after half an hour', async () => {
    const { preferredDate } = await freshSlot()
    const references = await Promise.all(
      times.map((preferredTime) =>
        submit(app, '/demo-requests', demoRequest({ preferredDate, preferredTime, email: freshAddress() })),
      ),
    )
    const free = async () =>
      demoSlotsSchema.parse(await (await fetch(`${app.url}/api/v1/demo-slots?date=${preferredDate}`)).json()).slots
        .length
    expect(await free()).toBe(0)
    await lapse(references)
    expect(await free()).toBe(times.length)
    expect(await prisma().demoRequest.count({ where: { reference: { in: references } } })).toBe(times.length)
  })
})

describe('where nobody could confirm, all is as it was', () => {
  it.each([
    ['without mail', () => ({ PUBLIC_URL: 'https://harbour.example/' })],
    ['without PUBLIC_URL, so that no letter has a link', () => ({ SMTP_URL: mail.url, ...mailTo })],
  ])('%s', async (_how, environment) => {
    const quiet = await startTestApp(environment(), { pace: quick, limits: many })
    try {
      const preferredDate = await dayWith(quiet, '10:00')
      const email = freshAddress()
      const form = demoRequest({ preferredDate, preferredTime: '10:00', email, name: lure })
      const { reference, asksToConfirm } = submittedSchema.parse(await (await book(quiet, form)).json())
      expect(asksToConfirm).toBe(false)
      const row = await quiet.services.database.prisma.demoRequest.findUniqueOrThrow({ where: { reference } })
      expect(row).toMatchObject({ scheduledTime: '10:00', slotHeldUntil: null })
      const staff = await createStaff(quiet, 'viewer')
      const detail = await answered(await ask(quiet, `/admin/demo-requests/${row.id}`, staff), demoRequestDetailSchema)
      expect(detail).toMatchObject({ isEmailConfirmed: null, holdsSlot: true })
      if (detail.deliveries.length > 0) await settled(quiet, reference)
      expect(JSON.stringify(lettersTo(email))).not.toMatch(/prize|confirm#/)
    } finally {
      await quiet.close()
    }
  })
})
