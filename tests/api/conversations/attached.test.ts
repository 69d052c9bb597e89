import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatAnswerSchema, chatTranscriptSchema } from '#contract/assistant/chat.ts'
import { conversationDetailSchema } from '#contract/assistant/conversations.ts'
import { enquiryDetailSchema } from '#contract/requests/messages.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { mailTo, quick, settled } from '#tests/api/deliveries/deliveries.ts'
import { enquiry, many, post, receiptOf, refusedFields } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { addConversation } from '#tests/support/conversations.ts'
import { type FormService, startFormService } from '#tests/support/mail/form-service.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let forms: FormService
let mail: MailServer
let app: TestApp
let viewer: StaffMember

beforeAll(async () => {
  forms = await startFormService()
  mail = await startMailServer()
  const environment = { FORM_ENDPOINT_URL: forms.url, SMTP_URL: mail.url, ...mailTo, MAIL_TO: 'sales@harbour.example' }
  app = await startTestApp(environment, { pace: quick, limits: many })
  viewer = await createStaff(app, 'viewer')
})

afterAll(async () => {
  await app.close()
  await mail.close()
  await forms.close()
})

const prisma = () => app.services.database.prisma
const rowOf = (reference: string) => prisma().enquiry.findUniqueOrThrow({ where: { reference } })

/** A browser that has asked, by its cookie. */
function visitor() {
  const secret = randomBytes(32).toString('base64url')
  return { hash: createHash('sha256').update(secret).digest('hex'), headers: { cookie: `assistant=${secret}` } }
}

const turns = [
  { question: '漏水感測器幾錢？', answer: '**漏水感測器**的建議零售價是 HK$1,180 [1]。' },
  { question: '舊問法', answer: '舊答案', isSuperseded: true },
  { question: '可以裝在冷房嗎？', answer: '可以，', state: 'stopped' as const },
  { question: '為甚麼失敗？', state: 'failed' as const, failure: 'chat.unavailable' },
]

async function talk() {
  const { hash, headers } = visitor()
  const { id } = await addConversation(app, { visitorHash: hash, turns })
  return { id, headers }
}

const sent = (conversationId: unknown, headers: Record<string, string> = {}, more: object = {}) =>
  post(app, '/enquiries', enquiry({ conversationId, ...more }), headers)

describe('GET /chat/conversations/{id}', () => {
  it('is what would go along: answered or stopped, in its order', async () => {
    const { id, headers } = await talk()
    const answer = await fetch(`${app.url}/api/v1/chat/conversations/${id}`, { headers })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answered(answer, chatTranscriptSchema)).toEqual({
      turns: [turns[0], turns[2]].map((turn) => ({ question: turn?.question, answer: turn?.answer })),
    })
  })

  it('of another’s, of none and without a cookie, there is none', async () => {
    const { id, headers } = await talk()
    for (const [conversationId, given] of [
      [id, {}],
      [id, visitor().headers],
      [id, { cookie: 'assistant=short' }],
      [randomUUID(), headers],
    ] as const) {
      const answer = await fetch(`${app.url}/api/v1/chat/conversations/${conversationId}`, { headers: given })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'chat.conversation_not_found' })
    }
    expect(await refusedFields(await fetch(`${app.url}/api/v1/chat/conversations/none`))).toEqual(['id'])
  })
})

describe('an enquiry with a conversation', () => {
  it('has it where it is the visitor’s own; staff read it on the enquiry, and the enquiry on the conversation', async () => {
    const { id, headers } = await talk()
    const { reference } = await receiptOf(await sent(id, headers))
    const row = await rowOf(reference)
    expect(row.conversationId).toBe(id)
    const conversation = await prisma().conversation.findUniqueOrThrow({ where: { id } })
    expect([conversation.handedOverTo, conversation.handedOverAt]).toEqual(['enquiry', expect.any(Date)])
    const detail = await answered(await ask(app, `/admin/enquiries/${row.id}`, viewer), enquiryDetailSchema)
    expect(detail.conversation?.id).toBe(id)
    expect(detail.conversation?.turns.map(({ question }) => question)).toEqual([turns[0]?.question, turns[2]?.question])
    const talked = await answered(await ask(app, `/admin/conversations/${id}`, viewer), conversationDetailSchema)
    expect(talked.enquiries).toEqual([{ id: row.id, reference }])
  })

  it('goes to staff by mail and form service in plain words; the copy to the visitor has none of it', async () => {
    const { id, headers } = await talk()
    const { reference } = await receiptOf(await sent(id, headers, { email: 'reader@buyer.example' }))
    await settled(app, reference)
    const text = (ask: string, say: string) =>
      `${ask}漏水感測器幾錢？\n${say}漏水感測器的建議零售價是 HK$1,180。\n\n${ask}可以裝在冷房嗎？\n${say}可以，`
    const [form] = forms.posts.filter(({ key }) => key === reference)
    expect(form?.fields.conversation?.replaceAll('\r\n', '\n')).toBe(text('問：', '答：'))
    const letters = mail.mails.filter(({ headers: heads }) => heads['message-id']?.includes(reference))
    const [toStaff] = letters.filter(({ recipients }) => recipients.includes('sales@harbour.example'))
    const [toVisitor] = letters.filter(({ recipients }) => recipients.includes('reader@buyer.example'))
    expect(toStaff?.text).toContain(`Conversation with the assistant:\n${text('Q: ', 'A: ')}`)
    expect([toVisitor?.text.includes(reference), toVisitor?.text.includes('HK$1,180')]).toEqual([true, false])
  })

  it.each([
    ['another visitor’s', async () => ({ id: (await talk()).id, headers: visitor().headers })],
    ['one without a cookie', async () => ({ id: (await talk()).id, headers: {} })],
    ['one that never was', async () => ({ id: randomUUID(), headers: visitor().headers })],
    [
      'one that is kept no more',
      async () => {
        const own = await talk()
        await prisma().conversation.delete({ where: { id: own.id } })
        return own
      },
    ],
  ])('is kept without %s, and nobody is refused', async (_what, given) => {
    const { id, headers } = await given()
    const { reference } = await receiptOf(await sent(id, headers))
    expect((await rowOf(reference)).conversationId).toBeNull()
    expect(await prisma().conversation.count({ where: { id, handedOverTo: { not: null } } })).toBe(0)
  })

  it('sent twice and at once is one; without it, another message; two enquiries may have one conversation', async () => {
    const { id, headers } = await talk()
    const without = enquiry()
    const form = { ...without, conversationId: id }
    const receipts = await Promise.all(
      [1, 2, 3].map(async () => receiptOf(await post(app, '/enquiries', form, headers))),
    )
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    const other = await receiptOf(await post(app, '/enquiries', without, headers))
    expect(other.reference).not.toBe(receipts[0]?.reference)
    const again = await receiptOf(await sent(id, headers))
    expect((await rowOf(again.reference)).conversationId).toBe(id)
    expect(await prisma().enquiry.count({ where: { conversationId: id } })).toBe(2)
  })

  it('keeps the enquiry when the conversation goes', async () => {
    const { id, headers } = await talk()
    const { reference } = await receiptOf(await sent(id, headers))
    await prisma().conversation.delete({ where: { id } })
    const row = await rowOf(reference)
    const detail = await answered(await ask(app, `/admin/enquiries/${row.id}`, viewer), enquiryDetailSchema)
    expect(detail.conversation).toBeNull()
  })

  it('is that of whoever asked with the cookie that POST /chat gave, masked', async () => {
    const message = { message: 'My number is 9123 4567, which leak sensor?', language: 'en' }
    const response = await post(app, '/chat', message, { accept: 'application/json' })
    const [cookie = ''] = response.headers.getSetCookie().map((each) => each.split(';')[0])
    const { conversationId } = await answered(response, chatAnswerSchema)
    const { reference } = await receiptOf(await sent(conversationId, { cookie }))
    const row = await rowOf(reference)
    const detail = await answered(await ask(app, `/admin/enquiries/${row.id}`, viewer), enquiryDetailSchema)
    expect(detail.conversation?.turns).toMatchObject([{ question: 'My number is [phone], which leak sensor?' }])
  })
})
