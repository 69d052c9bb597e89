import type {
  DemoRequestDetail,
  DemoRequestTableQuery,
  EnquiryDetail,
  EnquiryTableQuery,
} from '#contract/requests/messages.ts'
import { createConversationLinksRepo } from '#server/modules/assistant/index.ts'
import { createActivitiesRepo, createContactsRepo } from '#server/modules/customers/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createDeliveriesRepo } from '../deliveries/deliveries.repo.ts'
import { createStaffDemoRequestsRepo, type DemoRequestFilter } from './staff-demo-requests.repo.ts'
import { createStaffEnquiriesRepo, type EnquiryFilter } from './staff-enquiries.repo.ts'

/** Reads messages for staff. Each `find` throws message.not_found. */
export function createStaffMessages(services: { database: Database; audit: Audit }) {
  const enquiries = createStaffEnquiriesRepo(services.database)
  const demoRequests = createStaffDemoRequestsRepo(services.database)
  const deliveries = createDeliveriesRepo(services.database.prisma)
  const activities = createActivitiesRepo(services.database.prisma)
  const contacts = createContactsRepo(services.database.prisma)
  const conversations = createConversationLinksRepo(services.database.prisma)

  async function deliveriesOf(reference: string): Promise<EnquiryDetail['deliveries']> {
    const rows = await deliveries.of(reference)
    return rows.map((row) => ({ ...row, deliveredAt: row.deliveredAt?.toISOString() ?? null }))
  }

  return {
    enquiries: {
      page: async (query: EnquiryTableQuery & { me: string }) => timed(await enquiries.page(query)),
      all: (actor: Actor, filter: EnquiryFilter) =>
        recordedExport(services, actor, 'enquiries', filter, enquiries.all(filter)),
      async find(id: string): Promise<EnquiryDetail> {
        const row = found(await enquiries.find(id))
        const [sent, thread, customerId, conversation] = await Promise.all([
          deliveriesOf(row.reference),
          activities.thread('enquiry', id),
          contacts.customerOf(row.email),
          conversations.ofEnquiry(id),
        ])
        return { ...row, customerId: customerId ?? null, conversation, deliveries: sent, thread }
      },
    },

    demoRequests: {
      page: async (query: DemoRequestTableQuery & { me: string }) => timed(await demoRequests.page(query)),
      all: (actor: Actor, filter: DemoRequestFilter) =>
        recordedExport(services, actor, 'demo_requests', filter, demoRequests.all(filter)),
      /** Both ends are included. */
      between: async (from: string, to: string) => (await demoRequests.between(from, to)).map(isoMoments),
      async find(id: string): Promise<DemoRequestDetail> {
        const row = found(await demoRequests.find(id))
        const [sent, thread, customerId] = await Promise.all([
          deliveriesOf(row.reference),
          activities.thread('demo-request', id),
          contacts.customerOf(row.email),
        ])
        return { ...row, customerId: customerId ?? null, deliveries: sent, thread }
      },
    },
  }
}

export type StaffMessages = ReturnType<typeof createStaffMessages>

function timed<Message extends Moments, Page extends { items: Message[] }>(page: Page & { items: Message[] }) {
  return { ...page, items: page.items.map(isoMoments) }
}

interface Moments {
  createdAt: Date
  answeredAt: Date | null
  dueAt: Date | null
}

/** Converts the dates of a row to ISO strings. */
export function isoMoments<Row extends Moments>(
  row: Row,
): Omit<Row, keyof Moments> & { createdAt: string; answeredAt: string | null; dueAt: string | null } {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
  }
}

function found<Message extends Moments>(row: Message | undefined) {
  if (!row) throw problem('message.not_found', 'It was erased, or never was')
  return isoMoments(row)
}
