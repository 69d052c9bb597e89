import { expect } from 'vitest'
import {
  type DemoRequestDetail,
  demoRequestDetailSchema,
  type EnquiryDetail,
  enquiryDetailSchema,
} from '#contract/requests/messages.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { book, demoRequest, enquiry, receiptOf, submit } from '#tests/api/forms/forms.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

export const post = (app: TestApp, path: string, staff: StaffMember | undefined, body: object) =>
  ask(app, path, staff, { method: 'POST', body })

export const patch = (app: TestApp, path: string, staff: StaffMember | undefined, body: object) =>
  ask(app, path, staff, { method: 'PATCH', body })

/** Sends an enquiry as a visitor does; gives what staff see of it. */
export async function newEnquiry(app: TestApp, reader: StaffMember, values: object = {}): Promise<EnquiryDetail> {
  const reference = await submit(app, '/enquiries', enquiry(values))
  const { id } = await app.services.database.prisma.enquiry.findUniqueOrThrow({ where: { reference } })
  return readEnquiry(app, reader, id)
}

export async function readEnquiry(app: TestApp, reader: StaffMember, id: string): Promise<EnquiryDetail> {
  return answered(await ask(app, `/admin/enquiries/${id}`, reader), enquiryDetailSchema)
}

/** Sends a demo request as a visitor does; gives what staff see of it. */
export async function newDemo(app: TestApp, reader: StaffMember, values: object = {}): Promise<DemoRequestDetail> {
  const { reference } = await receiptOf(await book(app, demoRequest(values)))
  const { id } = await app.services.database.prisma.demoRequest.findUniqueOrThrow({ where: { reference } })
  return readDemo(app, reader, id)
}

export async function readDemo(app: TestApp, reader: StaffMember, id: string): Promise<DemoRequestDetail> {
  return answered(await ask(app, `/admin/demo-requests/${id}`, reader), demoRequestDetailSchema)
}

/** What the audit log says was done last. */
export async function lastAudited(app: TestApp) {
  const entry = await app.services.database.prisma.auditEntry.findFirstOrThrow({ orderBy: { seq: 'desc' } })
  expect(entry.actorKind).toBe('staff')
  return { action: entry.action, entityName: entry.entityName, before: entry.before, after: entry.after }
}
