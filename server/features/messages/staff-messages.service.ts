import type {
  DemoRequestDetail,
  DemoRequestTableQuery,
  EnquiryDetail,
  EnquiryTableQuery,
  QuoteDetail,
  QuoteTableQuery,
} from '#contract/messages.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database.ts'
import { recordedExport } from '#server/platform/exports.ts'
import { problem } from '#server/platform/problems.ts'
import { createDeliveriesRepo } from '../deliveries/deliveries.repo.ts'
import { createStaffDemoRequestsRepo, type DemoRequestFilter } from './staff-demo-requests.repo.ts'
import { createStaffEnquiriesRepo, type EnquiryFilter } from './staff-enquiries.repo.ts'
import { createStaffQuotesRepo, type QuoteFilter } from './staff-quotes.repo.ts'

/** What visitors sent, as staff read it. Each `find` throws message.not_found. */
export function createStaffMessages(services: { database: Database; audit: Audit }) {
  const enquiries = createStaffEnquiriesRepo(services.database)
  const demoRequests = createStaffDemoRequestsRepo(services.database)
  const quotes = createStaffQuotesRepo(services.database)
  const deliveries = createDeliveriesRepo(services.database.prisma)

  async function deliveriesOf(reference: string): Promise<EnquiryDetail['deliveries']> {
    const rows = await deliveries.of(reference)
    return rows.map((row) => ({ ...row, deliveredAt: row.deliveredAt?.toISOString() ?? null }))
  }

  return {
    enquiries: {
      page: async (query: EnquiryTableQuery) => timed(await enquiries.page(query)),
      all: (actor: Actor, filter: EnquiryFilter) =>
        recordedExport(services, actor, 'enquiries', filter, enquiries.all(filter)),
      async find(id: string): Promise<EnquiryDetail> {
        const row = found(await enquiries.find(id))
        return { ...row, deliveries: await deliveriesOf(row.reference) }
      },
    },

    demoRequests: {
      page: async (query: DemoRequestTableQuery) => timed(await demoRequests.page(query)),
      all: (actor: Actor, filter: DemoRequestFilter) =>
        recordedExport(services, actor, 'demo_requests', filter, demoRequests.all(filter)),
      async find(id: string): Promise<DemoRequestDetail> {
        const row = found(await demoRequests.find(id))
        return { ...row, deliveries: await deliveriesOf(row.reference) }
      },
    },

    quotes: {
      page: async (query: QuoteTableQuery) => timed(await quotes.page(query)),
      all: (actor: Actor, filter: QuoteFilter) => recordedExport(services, actor, 'quotes', filter, quotes.all(filter)),
      async find(id: string): Promise<QuoteDetail> {
        const row = found(await quotes.find(id))
        const [sent, lines] = await Promise.all([deliveriesOf(row.reference), quotes.lines(id)])
        return { ...row, deliveries: sent, lines }
      },
    },
  }
}

export type StaffMessages = ReturnType<typeof createStaffMessages>

interface Row {
  createdAt: Date
}

function timed<Message extends Row, Page extends { items: Message[] }>(page: Page & { items: Message[] }) {
  return { ...page, items: page.items.map(iso) }
}

function iso<Message extends Row>(row: Message): Omit<Message, 'createdAt'> & { createdAt: string } {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

function found<Message extends Row>(row: Message | undefined) {
  if (!row) throw problem('message.not_found', 'It was erased, or never was')
  return iso(row)
}
