import {
  daysAfter,
  daysBetween,
  movesOf,
  periodsAfter,
  type Recurring,
  type Subscription,
  type SubscriptionDetail,
  type SubscriptionEdit,
  type SubscriptionMove,
  type SubscriptionRenewal,
  type SubscriptionTableQuery,
} from '#contract/billing/subscriptions.ts'
import { hkdOf, lineAmounts } from '#contract/catalogue/prices.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { lockCustomer } from '#server/modules/customers/index.ts'
import { type Orders, type RenewalQuotes, readOrder } from '#server/modules/sales/index.ts'
import { rateNow, type SettingsSource } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Documents } from '../documents/documents.service.ts'
import { createIssuingRepo } from '../documents/issuing.repo.ts'
import type { Issuing } from '../documents/issuing.service.ts'
import { createRecurringRepo } from './recurring.repo.ts'
import type { RenewalOffers } from './renewal-offers.ts'
import type { Renewals } from './renewals.ts'
import { createSubscriptionsRepo, type SubscriptionFilter, type SubscriptionRow } from './subscriptions.repo.ts'
import {
  createSubscriptionsWriteRepo,
  type LockedSubscription,
  type SubscriptionToStart,
} from './subscriptions-write.repo.ts'

interface SubscriptionServices {
  database: Database
  audit: Audit
  settings: SettingsSource
  now: () => Date
  orders: Pick<Orders, 'find'>
  issuing: Issuing
  documents: Pick<Documents, 'deliverIfPossible'>
  renewals: Renewals
  offers: RenewalOffers
  quotes: Pick<RenewalQuotes, 'send'>
}

type OrderRow = NonNullable<Awaited<ReturnType<typeof readOrder>>>

export function createSubscriptions(services: SubscriptionServices) {
  const { database, audit, settings, now, orders, issuing, documents, renewals, offers, quotes } = services
  const repo = createSubscriptionsRepo(database)

  async function detail(id: string): Promise<SubscriptionDetail> {
    const [row, changes, invoices, quotes] = await Promise.all([
      repo.find(id),
      repo.changes(id),
      repo.invoices(id),
      repo.quotes(id),
    ])
    if (!row) throw notFound(id)
    const { anchorOn, periods, ...rest } = row
    return { ...subscriptionOf(rest), anchorOn, periods, changes, invoices, quotes }
  }

  /** Starts what an order has of subscriptions, in the caller's transaction. @returns their number */
  async function startFor(tx: Transaction, by: string, orderId: string, startsOn: string): Promise<number> {
    const [order, selling] = [await readOrder(tx, orderId), await createIssuingRepo(tx).lockOrder(orderId)]
    if (!order?.customerId || !selling) return 0
    const writing = createSubscriptionsWriteRepo(tx)
    let started = 0
    for (const part of recurringParts(order, order.customerId)) {
      const periods = periodsUntil(startsOn, part.period, issuing.today())
      if (await writing.start({ ...part, startsOn, periods, isSample: selling.isSample }, by)) started += 1
    }
    return started
  }

  /**
   * Runs `work` with the locked subscription and customer, unless somebody has changed it meanwhile.
   * @throws subscription.not_found; record.changed with the current subscription
   */
  async function change<T>(
    id: string,
    version: number,
    work: (tx: Transaction, subscription: LockedSubscription) => Promise<T>,
  ): Promise<T> {
    const customerId = (await repo.find(id))?.customerId ?? null
    const outcome = await database.prisma.$transaction(async (tx) => {
      if (customerId !== null) await lockCustomer(tx, customerId)
      const subscription = await createSubscriptionsWriteRepo(tx).lock(id)
      if (!subscription) throw notFound(id)
      if (subscription.version !== version || subscription.customerId !== customerId) return undefined
      return { value: await work(tx, subscription) }
    })
    if (outcome) return outcome.value
    throw problem('record.changed', 'Change the present version', undefined, { current: await detail(id) })
  }

  const record = (tx: Transaction, actor: Actor, action: string, { id, name }: LockedSubscription, after: object) =>
    audit.record(tx, actor, { action, entity: 'subscription', entityId: id, entityName: name, after: { ...after } })

  /** @returns the invoice of added pieces, if any */
  async function changeQuantity(
    tx: Transaction,
    actor: Actor,
    subscription: LockedSubscription,
    quantity: number,
  ): Promise<string | undefined> {
    const writing = createSubscriptionsWriteRepo(tx)
    if (quantity <= subscription.quantity) {
      await writing.update(subscription, { nextQuantity: quantity === subscription.quantity ? null : quantity })
      return undefined
    }
    const { customerId, state } = subscription
    if (customerId === null || (state !== 'active' && state !== 'ending')) throw wrongState(state)
    const pieces = quantity - subscription.quantity
    const invoice = await renewals.invoiceAdded(tx, actor, customerId, subscription, pieces)
    const on = issuing.today()
    await writing.update(subscription, { quantity, nextQuantity: null }, { kind: 'added', on, by: actor.name })
    return invoice
  }

  /** @returns columns of a move, and the change to record */
  function moved({ anchorOn, pausedOn, renewsOn, state }: LockedSubscription, to: SubscriptionMove) {
    const today = issuing.today()
    switch (to) {
      case 'pause':
        return [{ state: 'paused', pausedOn: new Date(today) }, 'paused'] as const
      case 'resume': {
        const anchor = daysAfter(anchorOn, daysBetween(pausedOn ?? today, today))
        return [{ state: 'active', pausedOn: null, anchorOn: anchor }, 'resumed'] as const
      }
      case 'keep':
        return [{ state: 'active', endsOn: null }, 'kept'] as const
      case 'cancel':
        return state === 'paused'
          ? ([{ state: 'ended', pausedOn: null, endsOn: new Date(today) }, 'ended'] as const)
          : ([{ state: 'ending', endsOn: new Date(renewsOn) }, 'cancelled'] as const)
    }
  }

  return {
    detail,
    startFor,
    recurring: (): Promise<Recurring> => createRecurringRepo(database).recurring(issuing.today()),

    async page(query: SubscriptionTableQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(subscriptionOf) }
    },

    all: (actor: Actor, filter: SubscriptionFilter) =>
      recordedExport(services, actor, 'subscriptions', filter, repo.all(filter)),

    /** @throws order.not_found, order.state, subscription.started; request.invalid for a day in the future */
    async start(actor: Actor, orderId: string, startsOn: string): Promise<{ items: Subscription[] }> {
      const { status, customerId } = await orders.find(orderId)
      if (status !== 'delivered') throw problem('order.state', 'Subscriptions start with the delivery')
      if (startsOn > issuing.today()) {
        throw problem('request.invalid', 'It has not been delivered yet', [fieldError('startsOn', 'in_future')])
      }
      await database.prisma.$transaction(async (tx) => {
        if (customerId !== null) await lockCustomer(tx, customerId)
        const started = await startFor(tx, actor.name, orderId, startsOn)
        if (started === 0) throw problem('subscription.started', 'There is nothing to start')
      })
      return { items: (await repo.ofOrder(orderId)).map(subscriptionOf) }
    },

    /** @throws subscription.not_found, subscription.state, record.changed, customer.erased */
    async edit(actor: Actor, id: string, { version, ...edit }: SubscriptionEdit): Promise<SubscriptionDetail> {
      const invoice = await change(id, version, async (tx, subscription) => {
        const writing = createSubscriptionsWriteRepo(tx)
        const { quantity, unitPrice, price, renewal, note } = edit
        const columns = {
          ...(price !== undefined && { price }),
          ...(renewal !== undefined && { renewal }),
          ...(note !== undefined && { note }),
        }
        if (subscription.state === 'ended' && Object.keys(edit).some((field) => field !== 'note')) {
          throw wrongState(subscription.state)
        }
        if (changesTerms(subscription, edit)) await offers.withdrawOf(tx, actor, [id])
        const issued = quantity === undefined ? undefined : await changeQuantity(tx, actor, subscription, quantity)
        const current = (await writing.lock(id)) ?? subscription
        const priced =
          unitPrice !== undefined && unitPrice !== current.unitPrice
            ? { unitPrice, unitPriceHkd: hkdOf(unitPrice, rateNow(settings, current.currency, now()).rate) }
            : undefined
        const change = priced && ({ kind: 'repriced', on: issuing.today(), by: actor.name } as const)
        if (priced || Object.keys(columns).length > 0) await writing.update(current, { ...columns, ...priced }, change)
        await record(tx, actor, 'subscription.updated', subscription, edit)
        return issued
      })
      if (invoice !== undefined) await documents.deliverIfPossible(actor, invoice)
      return detail(id)
    },

    /** @throws subscription.not_found, subscription.state, record.changed */
    async move(actor: Actor, id: string, version: number, to: SubscriptionMove): Promise<SubscriptionDetail> {
      await change(id, version, async (tx, subscription) => {
        if (!movesOf[subscription.state].includes(to)) throw wrongState(subscription.state)
        await offers.withdrawOf(tx, actor, [id])
        const [columns, kind] = moved(subscription, to)
        const on = issuing.today()
        await createSubscriptionsWriteRepo(tx).update(subscription, columns, { kind, on, by: actor.name })
        await record(tx, actor, 'subscription.moved', subscription, { state: columns.state })
      })
      return detail(id)
    },

    /**
     * Invoices the next period now, or sends its quotation.
     * @param origin of the public site
     * @throws subscription.not_found, subscription.state, record.changed, customer.erased, renewal.no_email
     */
    async renew(
      actor: Actor,
      id: string,
      { version, by }: SubscriptionRenewal,
      origin: string,
    ): Promise<SubscriptionDetail> {
      const made = await change(id, version, async (tx, { state, customerId, currency, renewsOn }) => {
        if (state !== 'active' || customerId === null) throw wrongState(state)
        const due = { customerId, currency, renewsOn }
        const together = await createSubscriptionsWriteRepo(tx).lockDue(due, by)
        await offers.withdrawOf(
          tx,
          actor,
          together.map((one) => one.id),
        )
        return by === 'quotation' ? offers.prepare(tx, actor, due) : renewals.renew(tx, actor, due)
      })
      if (made !== undefined && by === 'quotation') await quotes.send(actor, made, origin)
      if (made !== undefined && by === 'invoice') await documents.deliverIfPossible(actor, made)
      return detail(id)
    },
  }
}

/** Returns whether an edit makes an open quotation of the next period wrong. */
function changesTerms(
  now: LockedSubscription,
  { quantity, unitPrice, price, renewal }: Omit<SubscriptionEdit, 'version'>,
) {
  return (
    (quantity !== undefined && quantity !== (now.nextQuantity ?? now.quantity)) ||
    (unitPrice !== undefined && unitPrice !== now.unitPrice) ||
    (price !== undefined && price !== now.price) ||
    (renewal !== undefined && renewal !== now.renewal)
  )
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** Returns the recurring prices of an order: licences and plans, and the connectivity of what is bought once. */
function recurringParts(
  { id: orderId, reference: orderReference, customerName, currency, lines }: OrderRow,
  customerId: string,
): Omit<SubscriptionToStart, 'startsOn' | 'periods' | 'isSample'>[] {
  const of = { customerId, orderId, orderReference, customerName, currency }
  return lines.flatMap((line) => {
    const { id: orderLineId, productId, name, nameEn, sku, quantity, period, category } = line
    const shared = { ...of, orderLineId, productId, name, nameEn, sku, quantity }
    const { netPriceHkd } = lineAmounts(line, 1)
    const price =
      period === 'once' || line.unitPrice === 0
        ? []
        : [
            {
              ...shared,
              kind: category === 'lpwan' ? ('plan' as const) : ('licence' as const),
              period,
              unitPrice: line.unitPrice,
              unitPriceHkd: netPriceHkd,
            },
          ]
    const fee =
      line.connectivityFee === 0
        ? []
        : [
            {
              ...shared,
              kind: 'connectivity' as const,
              period: 'year' as const,
              unitPrice: line.connectivityFee,
              unitPriceHkd: line.connectivityFeeHkd,
            },
          ]
    return [...price, ...fee]
  })
}

/** Returns the periods that have begun by a day, at least the first. */
function periodsUntil(startsOn: string, period: 'month' | 'year', today: string): number {
  let periods = 1
  while (periodsAfter(startsOn, period, periods) <= today) periods += 1
  return periods
}

function subscriptionOf({ orderId, orderReference, ...row }: SubscriptionRow): Subscription {
  return { ...row, order: orderId === null ? null : { id: orderId, reference: orderReference } }
}

function notFound(id: string) {
  return problem('subscription.not_found', `No subscription has the id ${id}`)
}

function wrongState(state: string) {
  return problem('subscription.state', `A subscription that is ${state} cannot be changed so`)
}
