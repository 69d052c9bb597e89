import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type FormService, startFormService } from '#tests/support/form-service.ts'
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
    enquiries: 0,
    demoRequests: 0,
    quoteRequests: 0,
    notifications: 0,
    imports: 0,
    rateCounts: 0,
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

it('a message takes its thread, its letters and what was attached to them with it, and leaves those of others', async () => {
  const { prisma } = app.services.database
  await changedAt('Enquiry', '/enquiries', enquiry(), '2032-03-30T23:59:59Z')
  const young = await changedAt('Enquiry', '/enquiries', enquiry(), '2033-03-31T00:00:01Z')
  const threads = await prisma.activity.findMany({ where: { entity: 'enquiry' } })
  for (const { id: activityId, entity, entityId } of threads) {
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
  }
  await app.services.retention.erase(now)
  const left = await prisma.enquiry.findMany({ select: { id: true, reference: true } })
  expect(left.map(({ reference }) => reference)).toContain(young)
  const ids = left.map(({ id }) => id).toSorted()
  const activities = await prisma.activity.findMany({ where: { entity: 'enquiry' } })
  expect(activities.map(({ entityId }) => entityId).toSorted()).toEqual(ids)
  const mails = await prisma.outgoingMail.findMany({ include: { attachments: true } })
  expect(mails.map(({ entityId }) => entityId).toSorted()).toEqual(ids)
  expect(mails.every(({ attachments }) => attachments.length === 1)).toBe(true)
})
