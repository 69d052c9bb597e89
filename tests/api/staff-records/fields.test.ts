import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { questionSchema } from '#contract/assistant/questions.ts'
import { customerDetailSchema } from '#contract/sales/customers.ts'
import { storedGroups } from '#contract/site/settings.ts'
import { invitedSchema, staffUserSchema } from '#contract/staff/users.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { sellerOf } from '#tests/api/orders/orders.ts'
import { quotesOf } from '#tests/api/quotes/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import {
  contact,
  customer,
  order,
  question,
  quote,
  quoteRevision,
  records,
  typedLine,
  typedOf,
  user,
} from './fields.ts'

let app: TestApp
let admin: StaffMember

beforeAll(async () => {
  app = await startTestApp()
  admin = await createStaff(app, 'super_admin')
})

afterAll(() => app.close())

describe.each(Object.entries(records))('of a %s', (_name, { table, written, atFirst, later, others }) => {
  it('every column is told of, once', async () => {
    const columns = await app.services.database.prisma.$queryRaw<{ name: string }[]>`
      SELECT column_name AS "name" FROM information_schema.columns WHERE table_name = ${table} AND table_schema = current_schema()`
    const described = [written, atFirst, later, others].flatMap((some) => Object.keys(some ?? {}))
    expect(described.toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
  })
})

/** Rows as the database has them, oldest first, found by a column. */
async function rowsOf(table: string, column: string, value: string): Promise<Record<string, unknown>[]> {
  const rows = await app.services.database.prisma.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(
    `SELECT to_jsonb(t) AS "row" FROM "${table}" t WHERE "${column}" = '${value}'::uuid ORDER BY "id"`,
  )
  return rows.map(({ row }) => row)
}

/** What was read of a record as it was made and as it was changed: in the database, and in an answer. */
interface Read {
  made: Record<string, unknown>
  changed: Record<string, unknown>
  answer: Record<string, unknown>
}
type Name = keyof typeof records

/** Kept for figures: no screen shows it. */
const unread = ['order.customerType']

/** Each makes a record of the first values and changes it to the others. */
const writers: Record<string, () => Promise<Partial<Record<Name, Read>>>> = {
  async customer() {
    const send = async (method: string, path: string, body: object) =>
      (await ask(app, `/admin/customers${path}`, admin, { method, body })).json()
    const made = customerDetailSchema.parse(
      await send('POST', '', { ...typedOf(customer, 0), contacts: [typedOf(contact, 0)] }),
    )
    const first = await both(made.id)
    const [{ id = '' } = {}] = made.contacts
    const other = { ...typedOf(contact, 0), name: 'Bo', email: 'bo@first.example', isPrimary: true }
    const contacts = [{ id, ...typedOf(contact, 1) }, other]
    const changed = customerDetailSchema.parse(
      await send('PUT', `/${made.id}`, { version: made.version, ...typedOf(customer, 1), contacts }),
    )
    const then = await both(made.id, id)
    const { ownEmail: email, ownPhone: phone, ...answer } = changed
    return {
      customer: { made: first.customer, changed: then.customer, answer: { ...answer, email, phone } },
      contact: {
        made: first.contact,
        changed: then.contact,
        answer: changed.contacts.find((one) => one.id === id) ?? {},
      },
    }

    async function both(customerId: string, contactId?: string) {
      const [row = {}] = await rowsOf('Customer', 'id', customerId)
      const people = await rowsOf('Contact', 'customerId', customerId)
      return { customer: row, contact: people.find((one) => contactId === undefined || one.id === contactId) ?? {} }
    }
  },

  async order() {
    const seller = sellerOf(app, admin)
    const { itemsCount: _count, total: _total, totalHkd: _hkd, ...party } = typedOf(order, 0)
    const made = await seller.create({ ...party, lines: [typedLine(0)] } as Parameters<typeof seller.create>[0])
    const first = await both()
    const { itemsCount: _1, total: _2, totalHkd: _3, ...changes } = typedOf(order, 1)
    const changed = await seller.edit(made, { ...changes, lines: [typedLine(1)] })
    const then = await both()
    return {
      order: { made: first[0], changed: then[0], answer: changed },
      orderLine: { made: first[1], changed: then[1], answer: changed.lines[0] ?? {} },
    }

    async function both() {
      const [row = {}] = await rowsOf('Order', 'id', made.id)
      const [line = {}] = await rowsOf('OrderLine', 'orderId', made.id)
      return [row, line] as const
    }
  },

  async quote() {
    const quotes = quotesOf(app, admin)
    const { source: _source, ...form } = typedOf(quote, 0)
    const made = await quotes.create({ ...form, submissionId: randomUUID() })
    const draft = (place: 0 | 1) => {
      const { rate: _rate, total: _total, totalHkd: _hkd, ...head } = typedOf(quoteRevision, place)
      return { ...head, lines: [typedLine(place)] }
    }
    const drafted = await quotes.draft(made, draft(0))
    const first = await both()
    const changed = await quotes.draft(drafted, draft(1))
    const then = await both()
    const [row = {}] = await rowsOf('Quote', 'id', made.id)
    const [revision] = changed.revisions
    return {
      quote: { made: row, changed: row, answer: changed },
      quoteRevision: { made: first[0], changed: then[0], answer: { ...revision } },
      quoteLine: { made: first[1], changed: then[1], answer: { ...revision?.lines[0] } },
    }

    async function both() {
      const [revision = {}] = await rowsOf('QuoteRevision', 'quoteId', made.id)
      const [line = {}] = await rowsOf('QuoteLine', 'revisionId', String(revision.id))
      return [revision, line] as const
    }
  },

  async question() {
    const send = async (method: string, path: string, body: object) =>
      questionSchema.parse(await (await ask(app, `/admin/questions${path}`, admin, { method, body })).json())
    const { id, version } = await send('POST', '', typedOf(question, 0))
    const [made = {}] = await rowsOf('Question', 'id', id)
    const answer = await send('PUT', `/${id}`, { version, ...typedOf(question, 1) })
    const [changed = {}] = await rowsOf('Question', 'id', id)
    return { question: { made, changed, answer } }
  },

  async user() {
    const invitation = await ask(app, '/admin/users', admin, { method: 'POST', body: typedOf(user, 0) })
    const { id, version } = invitedSchema.parse(await invitation.json()).user
    const [made = {}] = await rowsOf('User', 'id', id)
    const body = { version, ...typedOf(user, 1) }
    const answer = await answered(
      await ask(app, `/admin/users/${id}`, admin, { method: 'PATCH', body }),
      staffUserSchema,
    )
    const [changed = {}] = await rowsOf('User', 'id', id)
    return { user: { made, changed, answer } }
  },
}

describe.each(Object.entries(writers))('what staff write of a %s, and of what is in it', (name, run) => {
  const names = (Object.keys(records) as Name[]).filter(
    (one) => one.startsWith(name) || (name === 'customer' && one === 'contact'),
  )
  const cells = names.flatMap((one) => {
    const { written, atFirst = {}, later = {} } = records[one]
    return [
      ...Object.entries(written).map(([field, [first, then]]) => [`${one}.${field}`, one, field, first, then] as const),
      ...Object.entries(atFirst).map(([field, value]) => [`${one}.${field}`, one, field, value, value] as const),
      ...Object.entries(later).map(([field, value]) => [`${one}.${field}`, one, field, undefined, value] as const),
    ]
  })
  let read: Partial<Record<Name, Read>>
  beforeAll(async () => {
    read = await run()
  })

  it.each(cells)('%s is kept and read', (label, one, field, first, then) => {
    const { made, changed, answer } = read[one] ?? { made: {}, changed: {}, answer: {} }
    expect(changed[field]).toEqual(then)
    if (first === undefined) expect(made[field]).not.toEqual(then)
    else expect(made[field]).toEqual(first)
    if (!unread.includes(label)) expect(answer[field]).toEqual(then)
  })
})

describe('what staff write of the settings', () => {
  /** Other values than the first, group by group; where they are set. */
  const written: Record<keyof typeof storedGroups, [path: string, values: Record<string, unknown>]> = {
    general: [
      '/settings/general',
      {
        siteName: '海港',
        siteNameEn: 'Harbour',
        siteDescription: '一',
        siteDescriptionEn: 'one',
        contactEmail: 'a@then.example',
        supportEmail: 'b@then.example',
        phoneNumber: '+852 2345 6789',
        address: '一號',
        addressEn: '1 Road',
        timezone: 'Asia/Tokyo',
        language: 'zh-TW',
        currency: 'USD',
      },
    ],
    notifications: [
      '/settings/notifications',
      {
        emailNotifications: false,
        orderNotifications: false,
        customerNotifications: false,
        productNotifications: true,
        systemNotifications: false,
        marketingEmails: true,
      },
    ],
    integrations: [
      '/settings/integrations',
      {
        notionEnabled: false,
        notionDatabaseId: '1d3f6a5290bb4c8ea5c17e0f2b4d6a88',
        emailService: 'mailgun',
        smtpHost: 'mail.then.example',
        smtpPort: 2525,
        smtpUsername: 'me',
        mailFrom: 'from@then.example',
        mailTo: 'to@then.example',
        chatApiUrl: 'https://gateway.example/v1',
        chatModel: 'a model',
      },
    ],
    chat: [
      '/settings/chat',
      {
        messagesPerDay: 41,
        tokensPerDay: 5,
        usdPerDay: 6,
        promptUsdPerMillion: 7,
        completionUsdPerMillion: 8,
        retentionDays: 91,
      },
    ],
    sales: [
      '/sales-settings',
      {
        vipSpent: 1,
        vipOrders: 2,
        inactiveMonths: 3,
        quoteDays: 4,
        hkdToUsd: 0.13,
        hkdToRmb: 0.93,
        quoteTerms: '條款',
        quoteTermsEn: 'terms',
        paymentDetails: '付款',
        paymentDetailsEn: 'pay',
        fpsProxy: '+852-61234567',
        reminderDays: [-3, 1, 7],
        businessRegistration: 'BR-1',
        documentNumber: '{prefix}/{year}/{number}',
        documentYears: 10,
        renewalDays: 45,
        renewalBy: 'quotation',
        taxes: [{ country: 'SG', name: 'GST', isIncluded: false, goods: 9, software: 9, services: 9 }],
        savingsBasis: '基礎',
        savingsBasisEn: 'basis',
      },
    ],
    sync: ['', {}],
    feeds: ['', {}],
    security: [
      '/settings/security',
      {
        twoFactorAuth: true,
        sessionTimeout: 23,
        passwordExpiry: 60,
        maxLoginAttempts: 6,
        ipWhitelist: ['127.0.0.1', '::1'],
        sslRequired: false,
        corsOrigins: ['https://shop.example', 'http://localhost:5173'],
      },
    ],
  }
  /** Set on the screen of Notion, where the connection is tried as well: api/sync and api/settings/notion.test.ts; a list, api/feeds. */
  const elsewhere = ['sync', 'feeds']
  const groups = (Object.keys(written) as (keyof typeof storedGroups)[]).filter((group) => !elsewhere.includes(group))

  it('every group is told of', () => {
    expect(Object.keys(written).toSorted()).toEqual(Object.keys(storedGroups).toSorted())
  })

  it.each(groups)('%s: every field is told of', (group) => {
    expect(Object.keys(written[group][1]).toSorted()).toEqual(Object.keys(storedGroups[group].def.shape).toSorted())
  })

  describe.each(groups)('%s', (group) => {
    const [path, values] = written[group]
    let before: Record<string, unknown>
    let answer: unknown
    let kept: unknown
    beforeAll(async () => {
      before = { ...app.services.settings.current()[group] }
      const secrets = group === 'integrations' && {
        secrets: { notionApiKey: 'ntn_key', smtpPassword: 'pier', chatApiKey: 'key' },
      }
      const result = await ask(app, `/admin${path}`, admin, { method: 'PUT', body: { values, version: 0, ...secrets } })
      answer = await result.json()
      expect(result.status, JSON.stringify(answer)).toBe(200)
      kept = (await app.services.database.prisma.settingGroup.findUniqueOrThrow({ where: { name: group } })).values
    })

    afterAll(async () => {
      await app.services.database.prisma.settingGroup.delete({ where: { name: group } }) // some shut staff out
      await app.services.settings.refresh()
    })

    it.each(Object.keys(values))('%s is kept, and holds', (field) => {
      expect(before[field]).not.toEqual(values[field])
      expect(z.record(z.string(), z.unknown()).parse(kept)[field]).toEqual(values[field])
      expect({ ...app.services.settings.current()[group] }).toMatchObject({ [field]: values[field] })
      expect(JSON.stringify(answer)).toContain(JSON.stringify(values[field]))
    })
  })
})
