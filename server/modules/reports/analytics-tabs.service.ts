import { currencyCodes } from '#contract/catalogue/money.ts'
import { categories } from '#contract/catalogue/products.ts'
import { customerTypes } from '#contract/sales/customers.ts'
import type {
  AnalyticsRange,
  CustomerAnalytics,
  ProductPerformance,
  RevenueTrends,
  SalesDistribution,
} from '#contract/staff/figures.ts'
import { type Funnel, funnelSteps } from '#contract/staff/funnel.ts'
import { createCustomerFiguresRepo } from './customer-figures.repo.ts'
import { figureOf, shareOf, sharesOf } from './figures.rules.ts'
import { createFunnelRepo } from './funnel/funnel.repo.ts'
import { bucketSizeOf } from './periods.repo.ts'
import { createPeriods, type FiguresServices, momentsOf } from './periods.ts'
import { createProductFiguresRepo } from './product-figures.repo.ts'
import { createProductSalesRepo } from './product-sales.repo.ts'
import { salesOf } from './sales-figures.ts'

/** Maximum products and customers listed by name. */
const namedMost = 10

/** Calculates the tabs of Analytics & Reports, as defined in docs/figures.md. Money is in HKD. */
export function createAnalyticsTabs(services: FiguresServices) {
  const { prisma } = services.database
  const periods = createPeriods(services)
  const productSales = createProductSalesRepo(services.database)
  const products = createProductFiguresRepo(prisma)
  const customers = createCustomerFiguresRepo(prisma)

  return {
    async revenue(range: AnalyticsRange): Promise<RevenueTrends> {
      const period = await periods.of(range)
      const buckets = (await salesOf(prisma, period)).map(({ now, before, ...bucket }) => ({
        ...bucket,
        ...now,
        revenueBefore: before.revenue,
        ordersBefore: before.orders,
      }))
      return { ...period.answerFields, bucketSize: bucketSizeOf(range), buckets }
    },

    async products(range: AnalyticsRange): Promise<ProductPerformance> {
      const period = await periods.of(range)
      await productSales.refresh(period.answerFields.timezone)
      const [best, sold] = await Promise.all([products.best(period, namedMost), products.byCategory(period)])
      const nothing = { quantity: 0, revenue: 0, revenueBefore: 0 }
      return {
        ...period.answerFields,
        products: best.map(({ revenueBefore, ...row }) => ({ ...row, revenue: figureOf(row.revenue, revenueBefore) })),
        categories: eachOf(categories, sold, ({ category }) => category).map(({ key, row = nothing }) => ({
          category: key,
          revenue: figureOf(row.revenue, row.revenueBefore),
          quantity: row.quantity,
        })),
      }
    },

    async customers(range: AnalyticsRange): Promise<CustomerAnalytics> {
      const period = await periods.of(range)
      const [top, joined, buyers] = await Promise.all([
        customers.best(period, namedMost),
        customers.joined(period),
        customers.buyers(period),
      ])
      const joinedIn = new Map(joined.map((row) => [row.bucket, row.joined]))
      let total = joinedIn.get(-1) ?? 0
      const growth = period.buckets.map(({ day, from, to }, index) => {
        const count = joinedIn.get(index) ?? 0
        total += count
        return { day, ...momentsOf({ from, to }), joined: count, total }
      })
      return {
        ...period.answerFields,
        bucketSize: bucketSizeOf(range),
        top: top.map((row) => ({ ...row, lastOrder: row.lastOrder.toISOString() })),
        growth,
        ...buyers,
      }
    },

    /** Follows the requests of a range to their payment. */
    async funnel(range: AnalyticsRange): Promise<Funnel> {
      const period = await periods.of(range)
      const steps = await createFunnelRepo(prisma).steps(period, period.answerFields.timezone)
      const requests = steps[0]?.count ?? 0
      return {
        ...period.answerFields,
        steps: funnelSteps.map((step) => {
          const row = steps.find((one) => one.step === step) ?? { step, count: 0, value: 0, days: null }
          return { ...row, percent: requests === 0 ? null : shareOf(row.count, requests) }
        }),
      }
    },

    async distribution(range: AnalyticsRange): Promise<SalesDistribution> {
      const period = await periods.of(range)
      await productSales.refresh(period.answerFields.timezone)
      const [byCategory, byType, byCurrency] = await Promise.all([
        products.byCategory(period),
        customers.byType(period),
        customers.byCurrency(period),
      ])
      const nothing = { revenue: 0, orders: 0 }
      const ofCategories = eachOf(categories, byCategory, ({ category }) => category)
      return {
        ...period.answerFields,
        categories: withShares(ofCategories.map(({ key, row }) => ({ category: key, revenue: row?.revenue ?? 0 }))),
        customerTypes: withShares(
          eachOf(customerTypes, byType, ({ key }) => key).map(({ key, row = nothing }) => ({
            type: key,
            revenue: row.revenue,
            orders: row.orders,
          })),
        ),
        currencies: withShares(
          currencyCodes.map((currency) => {
            const row = byCurrency.find(({ key }) => key === currency) ?? nothing
            return { currency, revenue: row.revenue, orders: row.orders }
          }),
        ),
      }
    },
  }
}

export type AnalyticsTabs = ReturnType<typeof createAnalyticsTabs>

/** Returns every key in order with its row, then the rows that have no known key. */
function eachOf<Key extends string, Row>(
  keys: readonly Key[],
  rows: Row[],
  keyOf: (row: Row) => Key | null,
): { key: Key | null; row: Row | undefined }[] {
  const rest = rows.find((row) => keyOf(row) === null)
  const each = keys.map((key) => ({ key, row: rows.find((row) => keyOf(row) === key) }))
  return rest ? [...each, { key: null, row: rest }] : each
}

function withShares<Row extends { revenue: number }>(rows: Row[]): (Row & { percent: number })[] {
  const shares = sharesOf(rows.map(({ revenue }) => revenue))
  return rows.map((row, index) => ({ ...row, percent: shares[index] ?? 0 }))
}
