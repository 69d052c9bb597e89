import { randomBytes } from 'node:crypto'
import {
  createDailyRenewals,
  createDocuments,
  createIssuing,
  createPayments,
  createRenewals,
  createSubscriptions,
} from '#server/modules/billing/index.ts'
import { clockGuard } from '#server/modules/maintenance/index.ts'
import {
  createOrderChanges,
  createOrderDocuments,
  createOrders,
  createQuoteAnswers,
  createQuoteDocuments,
  createQuoteExpiry,
  createQuoteFollow,
  createQuoteWork,
  createStaffQuotes,
} from '#server/modules/sales/index.ts'
import type { CatalogueWriting } from '../catalogue-writing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'

export type OrdersArea = ReturnType<typeof ordersServices>
export type QuotesArea = ReturnType<typeof quotesServices>

type Needs = Pick<Dependencies, 'now' | 'database' | 'audit' | 'settings' | 'site'> &
  Pick<Outgoing, 'notify' | 'outbox' | 'threads'>

export function ordersServices(
  needs: Needs & Pick<CatalogueWriting, 'productWrites'> & Pick<Dependencies, 'background'>,
) {
  const { now, database, background, audit, settings, site, notify, outbox, threads, productWrites } = needs
  const orders = createOrders({ database, audit, outbox })
  const billing = { database, audit, settings, site, now }
  const issuing = createIssuing(billing)
  const documents = createDocuments({ ...billing, issuing, outbox, orders })
  const renewals = createRenewals({ ...billing, issuing })
  const subscriptions = createSubscriptions({ ...billing, orders, issuing, documents, renewals })
  return {
    orders,
    subscriptions,
    dailyRenewals: createDailyRenewals({
      database: background,
      notify,
      issuing,
      documents,
      renewals,
      isClockTrusted: clockGuard(background, now),
    }),
    orderDocuments: createOrderDocuments({ database, audit, orders, settings, site }),
    documents,
    payments: createPayments({ ...billing, issuing, render: documents.render }),
    orderChanges: createOrderChanges({
      database,
      audit,
      settings,
      orders,
      notify,
      outbox,
      threads,
      site,
      productWrites,
      now,
      random: randomBytes,
      onDelivered: (tx, by, orderId) => subscriptions.startFor(tx, by, orderId, issuing.today()),
    }),
  }
}

export function quotesServices(
  needs: Needs & Pick<Dependencies, 'background' | 'promotionOf' | 'plans'> & Pick<Outgoing, 'quoteLinks'>,
) {
  const { now, database, background, audit, settings, site, notify, outbox, threads, quoteLinks: links } = needs
  const shared = { database, audit, notify, outbox, threads, site, settings, links, random: randomBytes, now }
  const documents = createQuoteDocuments({ settings, site, now })
  const following = createQuoteFollow({ ...shared, documents, plans: needs.plans })
  return {
    staffQuotes: createStaffQuotes({ ...shared, documents }),
    quoteWork: createQuoteWork({ ...shared, documents, promotionOf: needs.promotionOf, plans: needs.plans }),
    quoteFollow: following,
    quoteAnswers: createQuoteAnswers({ ...shared, documents, following }),
    quoteExpiry: createQuoteExpiry({ ...shared, database: background, isClockTrusted: clockGuard(background, now) }),
  }
}
