import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { rateOf } from '#contract/catalogue/prices.ts'
import { companyKinds } from '#contract/content/company.ts'
import type { Content } from '#server/modules/content/index.ts'
import { refreshTotals } from '#server/modules/customers/index.ts'
import { createOrderStockRepo, settleStock } from '#server/modules/sales/index.ts'
import { type Audit, systemActor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { type BooksServices, createSampleBooks } from './sample-books.ts'
import { dayMs, dayOf, daysAfter, type Span, startOf } from './sample-calendar.rules.ts'
import { createSampleConversationsRepo } from './sample-conversations.repo.ts'
import { conversationsOf } from './sample-conversations.ts'
import { sampleCustomers } from './sample-customers.ts'
import { type Samples, samplesOf } from './sample-world.ts'
import { createSamplesRepo } from './samples.repo.ts'

export interface SamplesServices extends BooksServices {
  audit: Audit
  content: Pick<Content, 'list' | 'remove'>
}

const limitMs = 60_000
const daysBack = 365
/** Shorter than a year because retention erases conversations. */
const conversationDaysBack = 30

/** Creates the sample data of DEMO mode (docs/operating.md): a year of sales, a month of conversations. */
export function createSamples(services: SamplesServices) {
  const { database, audit, settings, content, now } = services
  const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    database.prisma.$transaction(work, { timeout: limitMs, maxWait: limitMs })

  return {
    /** Adds the samples since the newest one, or of the last twelve months. @returns the number added of each kind */
    fill: () =>
      inTransaction(async (tx) => {
        const repo = createSamplesRepo(tx)
        await repo.lock()
        const span = spanSince(await repo.known(), now())
        const there = await repo.lockCustomers()
        const products = await repo.lockProducts()
        const customers = sampleCustomers(span).filter(({ id, createdAt }) => there.has(id) || createdAt > span.after)
        const { sales } = settings.current()
        const rate = (currency: CurrencyCode) => rateOf(currency, sales)
        const samples = samplesOf(span, { customers, products, rateOf: rate, quoteDays: sales.quoteDays })
        const added = { ...(await repo.add(samples)), conversations: await addConversations(tx, span) }
        await createOrderStockRepo(tx).reserve(heldBy(samples))
        await refreshTotals(tx, [...new Set(samples.orders.map(({ row }) => row.customerId))])
        for (const event of ['messages.changed', 'sales.changed', 'conversations.changed'] as const)
          await publish(tx, event)
        return added
      }),

    /** Adds invoices, payments and devices of sample orders, after `fill`. */
    keepBooks: createSampleBooks(services).keep,

    async remove() {
      const removed = await inTransaction(async (tx) => {
        const repo = createSamplesRepo(tx)
        await repo.lock()
        const owners = await repo.lockOwners()
        const freed = await repo.release()
        const removed = { ...(await repo.remove()), conversations: await createSampleConversationsRepo(tx).remove() }
        await settleStock(tx, undefined, freed)
        await refreshTotals(tx, owners)
        for (const event of [
          'messages.changed',
          'sales.changed',
          'notifications.changed',
          'conversations.changed',
        ] as const) {
          await publish(tx, event)
        }
        const isAny = Object.values(removed).some((count) => count > 0)
        if (isAny)
          await audit.record(tx, systemActor, { action: 'samples.removed', entity: 'samples', before: removed })
        return removed
      })
      return { ...removed, entries: await withoutEntries(content) }
    },
  }
}

/** Deletes sample content of the company, and the sample offer; illustrative cases stay. */
async function withoutEntries(content: SamplesServices['content']): Promise<number> {
  const lists = await Promise.all([...companyKinds, 'promotions' as const].map((kind) => content.list(kind)))
  const samples = lists.flatMap(({ items }) => items.filter(({ isSample, isDeleted }) => isSample && !isDeleted))
  for (const { id, version } of samples) await content.remove(systemActor, id, version)
  return samples.length
}

async function addConversations(tx: Transaction, { anchor, until }: Span): Promise<number> {
  const repo = createSampleConversationsRepo(tx)
  const monthAgo = new Date(until.getTime() - conversationDaysBack * dayMs)
  const newest = await repo.newest()
  return repo.add(conversationsOf({ anchor, after: newest && newest > monthAgo ? newest : monthAgo, until }))
}

function spanSince(known: { first: Date; last: Date } | undefined, until: Date): Span {
  if (known) return { anchor: dayOf(known.first), after: known.last, until }
  const anchor = daysAfter(dayOf(until), -daysBack)
  return { anchor, after: new Date(startOf(anchor)), until }
}

function heldBy({ orders }: Samples): Map<string, number> {
  const held = new Map<string, number>()
  for (const { productId, reserved } of orders.flatMap(({ lines }) => lines)) {
    held.set(productId, (held.get(productId) ?? 0) + reserved)
  }
  return held
}
