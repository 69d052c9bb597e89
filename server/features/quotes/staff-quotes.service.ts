import type { QuoteDetail, QuoteTableQuery } from '#contract/quotes.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database.ts'
import { recordedExport } from '#server/platform/exports.ts'
import { problem } from '#server/platform/problems.ts'
import { createActivitiesRepo } from '../activities/activities.repo.ts'
import { createDeliveriesRepo } from '../deliveries/deliveries.repo.ts'
import { isoMoments } from '../messages/staff-messages.service.ts'
import { createStaffQuotesRepo, type QuoteFilter } from './staff-quotes.repo.ts'

/** Quotations as staff read them. */
export function createStaffQuotes(services: { database: Database; audit: Audit }) {
  const { database } = services
  const quotes = createStaffQuotesRepo(database)
  const activities = createActivitiesRepo(database.prisma)
  const deliveries = createDeliveriesRepo(database.prisma)

  return {
    async page(query: QuoteTableQuery & { me: string }) {
      const page = await quotes.page(query)
      return { ...page, items: page.items.map(isoMoments) }
    },

    all: (actor: Actor, filter: QuoteFilter) => recordedExport(services, actor, 'quotes', filter, quotes.all(filter)),

    /** @throws message.not_found */
    async find(id: string): Promise<QuoteDetail> {
      const row = await quotes.find(id)
      if (!row) throw problem('message.not_found', 'It was erased, or never was')
      const [sent, lines, thread] = await Promise.all([
        deliveries.of(row.reference),
        quotes.lines(id),
        activities.thread('quote', id),
      ])
      return {
        ...isoMoments(row),
        customerId: null,
        customerName: null,
        decision: null,
        decidedAt: null,
        deliveries: sent.map((one) => ({ ...one, deliveredAt: one.deliveredAt?.toISOString() ?? null })),
        thread,
        lines,
        revisions: [],
        link: null,
        linkExpiresAt: null,
        order: null,
      }
    },
  }
}

export type StaffQuotes = ReturnType<typeof createStaffQuotes>
