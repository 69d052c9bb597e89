import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  billingPeriods,
  periodsAfter,
  renewalPrices,
  renewalWays,
  type SubscriptionChange,
  type SubscriptionKind,
  subscriptionKinds,
  subscriptionStates,
} from '#contract/billing/subscriptions.ts'
import { type RenewalDocument, renewalDocuments } from '#contract/billing/terms.ts'
import { type CurrencyCode, currencyCodeSchema } from '#contract/catalogue/money.ts'
import { sumOf } from '#contract/catalogue/prices.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const lockedRow = z.object({
  id: z.string(),
  customerId: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  orderReference: z.string(),
  productId: z.nullable(z.string()),
  kind: z.enum(subscriptionKinds),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  quantity: z.number(),
  nextQuantity: z.nullable(z.number()),
  period: z.enum(billingPeriods),
  currency: currencyCodeSchema,
  price: z.enum(renewalPrices),
  renewal: z.enum(renewalWays),
  offeredOn: z.nullable(z.string()),
  unitPrice: z.number(),
  unitPriceHkd: z.number(),
  anchorOn: z.string(),
  periods: z.number(),
  renewsOn: z.string(),
  endsOn: z.nullable(z.string()),
  pausedOn: z.nullable(z.string()),
  state: z.enum(subscriptionStates),
  yearlyHkd: z.number(),
  version: z.number(),
  isSample: z.boolean(),
})
/** A subscription that is locked until the end of the transaction. */
export type LockedSubscription = z.output<typeof lockedRow>

const dueRow = z.object({
  customerId: z.string(),
  currency: currencyCodeSchema,
  renewsOn: z.string(),
  /** Only those that are renewed so; without, all. */
  by: z.optional(z.enum(renewalDocuments)),
})
/** Subscriptions of a customer that are invoiced together. */
export type DueRenewal = z.output<typeof dueRow>

const lockedColumns = Prisma.sql`"id", "customerId", "orderId", "orderReference", "productId", "kind", "name", "nameEn", "sku",
  "quantity", "nextQuantity", "period"::text, "currency", "price", "renewal", to_char("offeredOn", 'YYYY-MM-DD') AS "offeredOn", "unitPrice"::float8, "unitPriceHkd"::float8,
  to_char("anchorOn", 'YYYY-MM-DD') AS "anchorOn", "periods", to_char("renewsOn", 'YYYY-MM-DD') AS "renewsOn",
  to_char("endsOn", 'YYYY-MM-DD') AS "endsOn", to_char("pausedOn", 'YYYY-MM-DD') AS "pausedOn", "state"::text,
  "yearlyHkd"::float8, "version", "isSample"`

export interface SubscriptionToStart {
  customerId: string
  orderId: string
  orderLineId: string
  productId: string | null
  kind: SubscriptionKind
  customerName: string
  orderReference: string
  name: string
  nameEn: string | null
  sku: string | null
  quantity: number
  period: 'month' | 'year'
  currency: CurrencyCode
  unitPrice: number
  unitPriceHkd: number
  /** YYYY-MM-DD. */
  startsOn: string
  periods: number
  isSample: boolean
}

type Columns = Omit<Prisma.SubscriptionUncheckedUpdateInput, 'id' | 'renewsOn' | 'anchorOn' | 'periods' | 'version'> & {
  anchorOn?: string
  periods?: number
}

/** Matches subscriptions that are renewed in a way and whose next period no quotation has offered. */
function waits(by: RenewalDocument, setting: RenewalDocument): Prisma.Sql {
  return Prisma.sql`(CASE "renewal" WHEN 'setting' THEN ${setting} ELSE "renewal" END) = ${by} AND "offeredOn" IS DISTINCT FROM "renewsOn"`
}

/** Reads and writes inside a transaction. */
export function createSubscriptionsWriteRepo(database: DatabaseHandle) {
  async function addChange(
    id: string,
    kind: SubscriptionChange,
    change: { on: string; quantity: number; changeHkd: number; by: string },
  ): Promise<void> {
    await database.subscriptionChange.create({
      data: { subscriptionId: id, kind, ...change, on: new Date(change.on) },
    })
  }

  const lock = (condition: Prisma.Sql): Promise<LockedSubscription[]> =>
    readRows(database, lockedRow)`
      SELECT ${lockedColumns} FROM "Subscription" WHERE ${condition} ORDER BY "orderReference", "name", "id" FOR NO KEY UPDATE`

  return {
    async lock(id: string): Promise<LockedSubscription | undefined> {
      return (await lock(Prisma.sql`"id" = ${id}::uuid`))[0]
    },

    /** Locks the active subscriptions that are invoiced together. */
    lockDue: (
      { customerId, currency, renewsOn, by }: DueRenewal,
      setting: RenewalDocument,
    ): Promise<LockedSubscription[]> =>
      lock(
        Prisma.sql`"customerId" = ${customerId}::uuid AND "currency" = ${currency} AND "renewsOn" = ${renewsOn}::date
          AND "state" = 'active' AND ${by ? waits(by, setting) : Prisma.sql`true`}`,
      ),

    /** Locks those whose last paid day has passed. @param today YYYY-MM-DD */
    lockEnded: (today: string, most: number): Promise<LockedSubscription[]> =>
      readRows(database, lockedRow)`
        SELECT ${lockedColumns} FROM "Subscription" WHERE "state" = 'ending' AND "endsOn" <= ${today}::date
        ORDER BY "endsOn", "id" LIMIT ${most} FOR NO KEY UPDATE SKIP LOCKED`,

    /**
     * Starts a subscription, unless its order's line has one of that kind.
     * @returns whether it was started
     */
    async start({ startsOn, periods, ...columns }: SubscriptionToStart, by: string): Promise<boolean> {
      const id = randomUUID()
      const first = new Date(startsOn)
      const renewsOn = new Date(periodsAfter(startsOn, columns.period, periods))
      const data = { ...columns, id, startsOn: first, anchorOn: first, periods, renewsOn }
      const { count } = await database.subscription.createMany({ data, skipDuplicates: true })
      if (count === 0) return false
      const row = await database.subscription.findUniqueOrThrow({ where: { id }, select: { yearlyHkd: true } })
      const { quantity } = columns
      await addChange(id, 'started', { on: startsOn, quantity, changeHkd: row.yearlyHkd.toNumber(), by })
      return true
    },

    /**
     * Writes columns, and records what that changes of the yearly amount.
     * @param change none for what changes no revenue and needs no record, such as a note
     */
    async update(
      subscription: LockedSubscription,
      { anchorOn = subscription.anchorOn, periods = subscription.periods, ...columns }: Columns,
      change?: { kind: SubscriptionChange; on: string; by: string } | undefined,
    ): Promise<void> {
      const { id, period, yearlyHkd } = subscription
      const renewsOn = new Date(periodsAfter(anchorOn, period, periods))
      const row = await database.subscription.update({
        where: { id },
        data: { ...columns, anchorOn: new Date(anchorOn), periods, renewsOn, version: { increment: 1 } },
        select: { quantity: true, yearlyHkd: true },
      })
      if (!change) return
      const changeHkd = sumOf([row.yearlyHkd.toNumber(), -yearlyHkd])
      await addChange(id, change.kind, { on: change.on, by: change.by, quantity: row.quantity, changeHkd })
    },

    /**
     * Returns what is to be renewed in a way by now, the earliest first.
     * @param setting how those are renewed that have no way of their own
     * @param until days until which monthly and yearly periods begin, YYYY-MM-DD
     */
    due: (
      by: RenewalDocument,
      setting: RenewalDocument,
      until: { month: string; year: string },
      most: number,
    ): Promise<DueRenewal[]> =>
      readRows(database, dueRow)`
        SELECT DISTINCT "customerId", "currency", to_char("renewsOn", 'YYYY-MM-DD') AS "renewsOn", ${by} AS "by" FROM "Subscription"
        WHERE "state" = 'active' AND "customerId" IS NOT NULL AND ${waits(by, setting)}
          AND "renewsOn" <= CASE "period" WHEN 'year' THEN ${until.year}::date ELSE ${until.month}::date END
        ORDER BY 3, 1, 2 LIMIT ${most}`,
  }
}
