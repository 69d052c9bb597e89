import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type FormService, startFormService } from '#tests/support/mail/form-service.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { demoRequest, enquiry, quoteRequest } from '../forms/forms.ts'
import { quick, settled, submit } from './deliveries.ts'

let forms: FormService
let app: TestApp

beforeAll(async () => {
  forms = await startFormService()
  app = await startTestApp({ FORM_ENDPOINT_URL: forms.url }, { pace: quick })
})

afterAll(async () => {
  await app.close()
  await forms.close()
})
restoreRows(() => app)

const now = new Date('2034-03-31T00:00:00Z')

/** Stores a message that was last changed then; gives its reference. */
async function changedAt(table: 'Enquiry' | 'DemoRequest' | 'Quote', path: string, body: object, then: string) {
  const reference = await submit(app, path, body)
  await settled(app, reference)
  const { prisma } = app.services.database
  await prisma.$executeRawUnsafe(
    `UPDATE "${table}" SET "updatedAt" = $1 WHERE "reference" = $2`,
    new Date(then),
    reference,
  )
  return reference
}

async function kept(): Promise<string[]> {
  const { prisma } = app.services.database
  const select = { reference: true }
  const messages = [
    ...(await prisma.enquiry.findMany({ select })),
    ...(await prisma.demoRequest.findMany({ select })),
    ...(await prisma.quote.findMany({ select })),
  ].map(({ reference }) => reference)
  const deliveries = await prisma.delivery.findMany({ select })
  expect(deliveries.map(({ reference }) => reference).toSorted()).toEqual(messages.toSorted())
  return messages.toSorted()
}

it('the privacy statement: enquiries and demo requests for 24 months, requests for quotation for 7 years', async () => {
  const due = [
    await changedAt('Enquiry', '/enquiries', enquiry(), '2032-03-30T23:59:59Z'),
    await changedAt('DemoRequest', '/demo-requests', demoRequest(), '2032-03-30T23:59:59Z'),
    await changedAt('Quote', '/quote-requests', quoteRequest(), '2027-03-30T23:59:59Z'),
  ]
  const young = [
    await changedAt('Enquiry', '/enquiries', enquiry(), '2032-03-31T00:00:01Z'),
    await changedAt('DemoRequest', '/demo-requests', demoRequest(), '2032-03-31T00:00:01Z'),
    await changedAt('Quote', '/quote-requests', quoteRequest(), '2027-03-31T00:00:01Z'),
  ]
  expect(await kept()).toEqual([...due, ...young].toSorted())

  const both = await Promise.all([app.services.retention.erase(now), app.services.retention.erase(now)])
  const erased = both.map(({ enquiries, demoRequests, quoteRequests }) => enquiries + demoRequests + quoteRequests)
  expect(erased.reduce((sum, count) => sum + count)).toBe(due.length)
  expect(await kept()).toEqual(young.toSorted())
  expect(await app.services.retention.erase(now)).toEqual({
    agentCalls: 0,
    enquiries: 0,
    demoRequests: 0,
    quoteRequests: 0,
    notifications: 0,
    imports: 0,
    uploads: 0,
    sealedDocuments: 0,
    rateCounts: 0,
    repeatedAnswers: 0,
    changes: 0,
    webhookEvents: 0,
    conversations: 0,
    questionGaps: 0,
    chatUsage: 0,
    deadAnswers: 0,
    sessions: 0,
    links: 0,
    failures: 0,
    devices: 0,
  })
})

it.each([
  ['Enquiry', 'enquiry', '/enquiries', enquiry],
  ['DemoRequest', 'demo-request', '/demo-requests', demoRequest],
  ['Quote', 'quote', '/quote-requests', quoteRequest],
] as const)(
  '%s takes its thread, its letters and what was attached with it, and leaves those of others',
  async (table, entity, path, body) => {
    const { prisma } = app.services.database
    await changedAt(table, path, body(), '2027-03-30T23:59:59Z')
    const young = await changedAt(table, path, body(), '2033-03-31T00:00:01Z')
    const stored = () =>
      prisma.$queryRawUnsafe<{ id: string; reference: string }[]>(`SELECT "id", "reference" FROM "${table}"`)
    expect(await stored()).toHaveLength(2)
    for (const { id: entityId } of await stored()) {
      const note = { entity, entityId, kind: 'note', text: 'Rang', actorKind: 'staff', actorName: '陳家明' }
      const { id: activityId } = await prisma.activity.create({ data: note })
      const mail = {
        activityId,
        entity,
        entityId,
        toName: '陳家明',
        toAddress: 'a@buyer.example',
        subject: 'Re',
        text: 'Hi',
      }
      const attachments = { create: { name: 'a.txt', contentType: 'text/plain', bytes: new Uint8Array([1]) } }
      await prisma.outgoingMail.create({ data: { ...mail, attachments } })
      await prisma.outgoingMail.create({ data: { ...mail, activityId: null } })
    }
    await app.services.retention.erase(now)
    const left = await stored()
    expect(left.map(({ reference }) => reference)).toEqual([young])
    const ids = left.map(({ id }) => id)
    const activities = await prisma.activity.findMany({ where: { entity } })
    expect(new Set(activities.map(({ entityId }) => entityId))).toEqual(new Set(ids))
    const mails = await prisma.outgoingMail.findMany({ where: { entity }, include: { attachments: true } })
    expect(mails.map(({ entityId }) => entityId)).toEqual([...ids, ...ids])
    expect(mails.flatMap(({ attachments }) => attachments)).toHaveLength(1)
  },
)
