import * as z from 'zod/mini'
import { currencyCodeSchema, currencyCodes } from '../catalogue/money.ts'
import { proportionOf, sumOf } from '../catalogue/prices.ts'
import type { Bilingual } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { optionalText } from '../requests/visitors.ts'
import { quoteQuantityMax } from '../sales/offerings.ts'
import { quoteStatuses } from '../sales/quote-requests.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'
import { renewalDocuments } from './terms.ts'

/**
 * Subscriptions (/admin/subscriptions): licences, plans and connectivity that were delivered and are paid by month or
 * year. The order's invoice pays the first period; each further one is invoiced some days before it begins.
 */

export const subscriptionKinds = ['licence', 'plan', 'connectivity'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]

export const subscriptionKindWords: Record<SubscriptionKind, Bilingual> = {
  licence: { 'zh-TW': '授權', en: 'Licence' },
  plan: { 'zh-TW': '服務計劃', en: 'Plan' },
  connectivity: { 'zh-TW': '連接', en: 'Connectivity' },
}

/** `ending`: cancelled at the end of what is paid. */
export const subscriptionStates = ['active', 'ending', 'paused', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const subscriptionStateWords: Record<SubscriptionState, Bilingual> = {
  active: { 'zh-TW': '生效中', en: 'Active' },
  ending: { 'zh-TW': '到期即止', en: 'Ending' },
  paused: { 'zh-TW': '已暫停', en: 'Paused' },
  ended: { 'zh-TW': '已結束', en: 'Ended' },
}

/** Price of further periods: that of the order, or the product's list price on the day of renewal. */
export const renewalPrices = ['frozen', 'list'] as const
export type RenewalPrice = (typeof renewalPrices)[number]

export const renewalPriceWords: Record<RenewalPrice, Bilingual> = {
  frozen: { 'zh-TW': '沿用訂單價格', en: 'As ordered' },
  list: { 'zh-TW': '續期時的定價', en: 'List price at renewal' },
}

/** `setting`: as the sales settings say. */
export const renewalWays = ['setting', ...renewalDocuments] as const

export const renewalWayWords: Record<(typeof renewalWays)[number], Bilingual> = {
  setting: { 'zh-TW': '按銷售設定', en: 'As in the sales settings' },
  invoice: { 'zh-TW': '自動開發票', en: 'By invoice' },
  quotation: { 'zh-TW': '先發報價單', en: 'By quotation' },
}

export const billingPeriods = ['month', 'year'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** Events that change the recurring revenue or its future. */
export const subscriptionChanges = [
  'started',
  'added',
  'reduced',
  'repriced',
  'paused',
  'resumed',
  'cancelled',
  'kept',
  'ended',
] as const
export type SubscriptionChange = (typeof subscriptionChanges)[number]

export const subscriptionChangeWords: Record<SubscriptionChange, Bilingual> = {
  started: { 'zh-TW': '開始', en: 'Started' },
  added: { 'zh-TW': '增加數量', en: 'Quantity added' },
  reduced: { 'zh-TW': '減少數量', en: 'Quantity reduced' },
  repriced: { 'zh-TW': '更改價格', en: 'Price changed' },
  paused: { 'zh-TW': '暫停', en: 'Paused' },
  resumed: { 'zh-TW': '恢復', en: 'Resumed' },
  cancelled: { 'zh-TW': '取消（到期即止）', en: 'Cancelled at the end' },
  kept: { 'zh-TW': '撤回取消', en: 'Cancellation withdrawn' },
  ended: { 'zh-TW': '結束', en: 'Ended' },
}

const day = z.iso.date()
const relatedSchema = z.object({ id: z.uuid(), reference: z.string() })

export const subscriptionSchema = z.object({
  id: z.uuid(),
  customerId: z.nullable(z.uuid()),
  customerName: z.string(),
  order: z.nullable(relatedSchema),
  productId: z.nullable(z.uuid()),
  kind: z.enum(subscriptionKinds),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  /** Devices or licences that it covers. */
  quantity: z.int(),
  /** From the next period on, where that is fewer. */
  nextQuantity: z.nullable(z.int()),
  period: z.enum(billingPeriods),
  currency: currencyCodeSchema,
  /** Per piece and period. */
  unitPrice: z.number(),
  price: z.enum(renewalPrices),
  renewal: z.enum(renewalWays),
  /** First day of the next period, where a quotation has offered it. */
  offeredOn: z.nullable(day),
  startsOn: day,
  /** First day of the next period that is not invoiced. */
  renewsOn: day,
  /** First day after it, once it is cancelled or has ended. */
  endsOn: z.nullable(day),
  pausedOn: z.nullable(day),
  state: z.enum(subscriptionStates),
  /** In HKD, of twelve months; 0 while paused and once ended. */
  yearlyHkd: z.number(),
  note: z.string(),
  version: z.int(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const subscriptionTableQuerySchema = tableQuery(['renewsOn', 'customerName', 'startsOn', 'yearlyHkd'], {
  state: choices(subscriptionStates),
  kind: choices(subscriptionKinds),
  period: choices(billingPeriods),
  currency: choices(currencyCodes),
  customer: z.optional(z.uuid()),
  order: z.optional(z.uuid()),
  /** Days of renewal, both included. */
  renewsFrom: z.optional(day),
  renewsTo: z.optional(day),
  /** Those that changed so, on the days `changedFrom` to `changedTo`, both included. */
  change: choices(subscriptionChanges),
  changedFrom: z.optional(day),
  changedTo: z.optional(day),
})
export type SubscriptionTableQuery = z.infer<typeof subscriptionTableQuerySchema>
export const subscriptionPageSchema = pageOf(subscriptionSchema)

export const subscriptionDetailSchema = z.extend(subscriptionSchema, {
  /** First day of the whole periods that count from it: `renewsOn` is `periods` later. */
  anchorOn: day,
  periods: z.int(),
  /** The newest first. */
  changes: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(subscriptionChanges),
      on: day,
      quantity: z.int(),
      /** Change of the yearly amount, in HKD. */
      changeHkd: z.number(),
      by: z.string(),
    }),
  ),
  /** Invoices of further periods and of pieces that were added, the newest first; `to` is the first day after. */
  invoices: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      issuedOn: day,
      from: day,
      to: day,
      quantity: z.int(),
      amount: z.number(),
    }),
  ),
  /** Quotations of further periods, the newest first. */
  quotes: z.array(z.object({ id: z.uuid(), reference: z.string(), status: z.enum(quoteStatuses), from: day, to: day })),
})
export type SubscriptionDetail = z.infer<typeof subscriptionDetailSchema>

/** Starts the subscriptions of a delivered order that has none, such as one from before they existed. */
export const subscriptionStartSchema = z.strictObject({ startsOn: day })
export const startedSubscriptionsSchema = z.object({ items: z.array(subscriptionSchema) })

export const subscriptionEditSchema = z.strictObject({
  version: z.int32(),
  /** More is invoiced for the days that are left; fewer count from the next period on. */
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(quoteQuantityMax))),
  price: z.optional(z.enum(renewalPrices)),
  /** A quotation that is open is withdrawn by a change, and sent anew while it is due. */
  renewal: z.optional(z.enum(renewalWays)),
  /** Price per piece of further periods, as ordered. */
  unitPrice: z.optional(
    z.number().check(z.minimum(0), z.maximum(99_999_999.99), z.multipleOf(0.01, staffFault('many_decimals'))),
  ),
  note: z.optional(optionalText(1000)),
})
export type SubscriptionEdit = z.infer<typeof subscriptionEditSchema>

/** `cancel` ends it with what is paid; `keep` withdraws that. A pause moves the next renewal by its days. */
export const subscriptionMoves = ['pause', 'resume', 'cancel', 'keep'] as const
export const subscriptionMoveSchema = z.strictObject({ version: z.int32(), to: z.enum(subscriptionMoves) })
export type SubscriptionMove = z.infer<typeof subscriptionMoveSchema>['to']

export const movesOf: Record<SubscriptionState, readonly SubscriptionMove[]> = {
  active: ['pause', 'cancel'],
  ending: ['keep'],
  paused: ['resume', 'cancel'],
  ended: [],
}

/** Renews now; an open quotation of the same period is withdrawn. */
export const subscriptionRenewalSchema = z.strictObject({
  version: z.int32(),
  by: z._default(z.enum(renewalDocuments), 'invoice'),
})
export type SubscriptionRenewal = z.infer<typeof subscriptionRenewalSchema>

/** Recurring revenue, in HKD by month. */
export const recurringSchema = z.object({
  mrr: z.number(),
  arr: z.number(),
  /** Active and ending ones. */
  active: z.int(),
  /** Not yet invoiced periods that begin this month. */
  renewing: z.object({ from: day, to: day, count: z.int(), amountHkd: z.number() }),
  /** The last twelve, this one last. */
  months: z.array(
    z.object({
      /** First and last day. */
      from: day,
      to: day,
      /** At its beginning and end. */
      opening: z.number(),
      closing: z.number(),
      started: z.number(),
      /** Added, repriced, resumed. */
      expanded: z.number(),
      /** Reduced, repriced, paused. */
      reduced: z.number(),
      ended: z.number(),
      /** Percent of the opening that ended; null without an opening. */
      churn: z.nullable(z.number()),
    }),
  ),
})
export type Recurring = z.infer<typeof recurringSchema>

const dayMs = 86_400_000

/**
 * Returns the day that is whole periods after another; the last day of a month stands for days that it does not have,
 * so that 29 February 2028 is followed by 28 February 2029 and, four periods later, by 29 February 2032.
 * @param anchorOn YYYY-MM-DD
 */
export function periodsAfter(anchorOn: string, period: BillingPeriod, periods: number): string {
  const [year = 0, month = 1, date = 1] = anchorOn.split('-').map(Number)
  const months = month - 1 + periods * (period === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Returns a day some days later. @param day YYYY-MM-DD */
export function daysAfter(from: string, days: number): string {
  return new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the days from one to another. @param from YYYY-MM-DD */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** Returns the last day of a period that ends before another begins. */
export function lastDayBefore(to: string): string {
  return daysAfter(to, -1)
}

/** Inputs of the price of added pieces. */
export type PaidPeriods = Pick<SubscriptionDetail, 'anchorOn' | 'periods' | 'period'>

/**
 * Returns the price of one more piece from a day until the next renewal: whole periods, and of a begun one the share
 * of its days, rounded once.
 * @param from YYYY-MM-DD
 */
export function priceUntilRenewal({ anchorOn, periods, period }: PaidPeriods, unitPrice: number, from: string): number {
  const paid = Array.from({ length: periods }, (_, index) => ({
    start: periodsAfter(anchorOn, period, index),
    end: periodsAfter(anchorOn, period, index + 1),
  }))
  return sumOf(
    paid
      .filter(({ end }) => from < end)
      .map(({ start, end }) =>
        from <= start ? unitPrice : proportionOf(unitPrice, daysBetween(from, end), daysBetween(start, end)),
      ),
  )
}

/** Days before its beginning that a monthly period is invoiced at most; yearly ones follow the settings. */
const monthlyLeadMax = 7

/** Returns the days before its beginning that a period is invoiced. @param days of the settings */
export function renewalLead(period: BillingPeriod, days: number): number {
  return period === 'year' ? days : Math.min(days, monthlyLeadMax)
}
