import { randomBytes } from 'node:crypto'
import {
  createBank,
  createBuyers,
  createCardLinks,
  createCardPayments,
  createDailyRenewals,
  createDocuments,
  createIssuing,
  createOrderLinks,
  createPayments,
  createReminders,
  createRenewalOffers,
  createRenewals,
  createReturns,
  createSubscriptions,
  renewalActor,
} from '#server/modules/billing/index.ts'
import { createBuyerDevices, createDevices } from '#server/modules/devices/index.ts'
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
  createRenewalQuotes,
  createStaffQuotes,
} from '#server/modules/sales/index.ts'
import { createReceipts, createStock, createStockRows } from '#server/modules/stock/index.ts'
import type { CatalogueWriting } from '../catalogue-writing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'

export type OrdersArea = ReturnType<typeof ordersServices>
export type QuotesArea = ReturnType<typeof quotesServices>
export type BuyersArea = ReturnType<typeof buyersServices>

type Needs = Pick<Dependencies, 'now' | 'database' | 'audit' | 'settings' | 'site'> &
  Pick<Outgoing, 'notify' | 'outbox' | 'threads'>

export function ordersServices(
  needs: Needs &
    Pick<CatalogueWriting, 'productWrites'> &
    Pick<Dependencies, 'config' | 'cardGateway' | 'log' | 'background' | 'secrets'> &
    Pick<Outgoing, 'quoteLinks' | 'orderLinks'>,
) {
  const {
    now,
    config,
    cardGateway: gateway,
    log,
    background,
    quoteLinks: links,
    database,
    audit,
    secrets,
    settings,
    site,
    notify,
    outbox,
    threads,
    productWrites,
  } = needs
  const orders = createOrders({ database, audit, outbox })
  const billing = { database, audit, settings, site, now }
  const issuing = createIssuing(billing)
  const documents = createDocuments({ ...billing, issuing, outbox, orders, areCardsOffered: gateway !== undefined })
  const orderLinks = createOrderLinks({ database, audit, links: needs.orderLinks, now })
  const renewals = createRenewals({ ...billing, issuing })
  const renewalQuotes = createRenewalQuotes({
    ...billing,
    ...{ notify, outbox, threads, links, random: randomBytes },
    documents: createQuoteDocuments(billing),
  })
  const offers = createRenewalOffers({ settings, issuing, renewals, quotes: renewalQuotes })
  const renewing = { issuing, documents, renewals, offers, quotes: renewalQuotes }
  const subscriptions = createSubscriptions({ ...billing, ...renewing, orders })
  const { render, deliverIfPossible: sendReceipt } = documents
  const payments = createPayments({ ...billing, issuing, render, sendReceipt, notify })
  const stocked = { database, audit, productWrites, now }
  return {
    orders,
    stock: createStock(stocked),
    stockRows: createStockRows(stocked),
    receipts: createReceipts(stocked),
    devices: createDevices({ database, audit, secrets, settings, now }),
    subscriptions,
    orderLinks,
    returns: createReturns({
      database,
      audit,
      notify,
      orders,
      issuing,
      productWrites,
      idOf: orderLinks.idOf,
      random: randomBytes,
      settings,
      now,
    }),
    dailyRenewals: createDailyRenewals({
      database: background,
      notify,
      settings,
      ...renewing,
      publicUrl: config.PUBLIC_URL,
      isClockTrusted: clockGuard(background, now),
    }),
    renewalAcceptance: {
      accepted: offers.accepted,
      deliver: (id: string) => documents.deliverIfPossible(renewalActor, id),
    },
    orderDocuments: createOrderDocuments({ database, audit, orders, settings, site }),
    documents,
    payments,
    bank: createBank({ database, audit, payments, today: issuing.today, now }),
    cardLinks: createCardLinks({
      database,
      gateway,
      links,
      orderLinks: needs.orderLinks,
      today: issuing.today,
      now,
      log,
    }),
    cardPayments: createCardPayments({ gateway, payments, settings, log }),
    reminders: createReminders({
      database,
      audit,
      settings,
      outbox,
      site,
      links,
      render,
      isClockTrusted: clockGuard(background, now),
      publicUrl: config.PUBLIC_URL,
      now,
    }),
    today: issuing.today,
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
  needs: Needs &
    Pick<Dependencies, 'background' | 'promotionOf' | 'plans'> &
    Pick<Outgoing, 'quoteLinks'> &
    Pick<OrdersArea, 'renewalAcceptance'>,
) {
  const { now, database, background, audit, settings, site, notify, outbox, threads, quoteLinks: links } = needs
  const shared = { database, audit, notify, outbox, threads, site, settings, links, random: randomBytes, now }
  const documents = createQuoteDocuments({ database, settings, site, now })
  const renewals = needs.renewalAcceptance
  const following = createQuoteFollow({ ...shared, documents, plans: needs.plans })
  return {
    staffQuotes: createStaffQuotes({ ...shared, documents }),
    quoteWork: createQuoteWork({ ...shared, renewals, documents, promotionOf: needs.promotionOf, plans: needs.plans }),
    quoteFollow: following,
    quoteAnswers: createQuoteAnswers({ ...shared, renewals, documents, following }),
    quoteExpiry: createQuoteExpiry({ ...shared, database: background, isClockTrusted: clockGuard(background, now) }),
  }
}

/** Creates the services behind documents, payments and devices on private links. */
export function buyersServices(
  needs: Pick<Dependencies, 'database' | 'audit' | 'secrets' | 'settings' | 'site'> &
    Pick<OrdersArea, 'documents' | 'cardLinks' | 'orderLinks' | 'today'>,
) {
  const { database, audit, secrets, settings, site, documents, cardLinks, today, orderLinks } = needs
  const { idOf } = orderLinks
  return {
    buyers: createBuyers({ database, settings, site, documents, cardLinks, today, idOf }),
    buyerDevices: createBuyerDevices({ database, audit, secrets, idOf }),
  }
}
