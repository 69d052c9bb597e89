import * as z from 'zod/mini'
import { currencyCodes } from '../catalogue/money.ts'
import { categories } from '../catalogue/products.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { customerTypes } from '../sales/customers.ts'

/**
 * The figures of the dashboard and of Analytics & Reports (spec §2, §9). What each counts is defined in docs/figures.md: of orders
 * by the moment they were placed, cancelled ones left out; money is HKD at each order's own rate; days, weeks and months are the
 * shop's time zone's; the period before is as long, and ends where this one begins.
 */

export const dashboardRanges = ['7d', '30d', '90d'] as const
export type DashboardRange = (typeof dashboardRanges)[number]
export const analyticsRanges = ['7d', '30d', '90d', '12m'] as const
export type AnalyticsRange = (typeof analyticsRanges)[number]
export const dashboardQuerySchema = z.strictObject({ range: z._default(z.enum(dashboardRanges), '30d') })
export const analyticsQuerySchema = z.strictObject({ range: z._default(z.enum(analyticsRanges), '30d') })

/** A figure with what it was in the period before; `change` is percent with one decimal, null where there was none before. */
const figure = z.object({ value: z.number(), before: z.number(), change: z.nullable(z.number()) })
export type Figure = z.infer<typeof figure>

/** What the figures are of: days in the shop's time zone, both included, and the moments they begin and end (the end excluded). */
const period = {
  range: z.enum(analyticsRanges),
  timezone: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
}
const bucket = {
  /**
   * Its first day, YYYY-MM-DD: a day of up to 30, a week (from Monday) of 90, a month of 12 months. The first week or month, and the
   * last, are cut off where the range is, so that the buckets together are the range.
   */
  day: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
}
export const bucketSizes = ['day', 'week', 'month'] as const

/** GET /admin/dashboard?range. The product cards and the pie are of the catalogue as it is now. */
export const dashboardSchema = z.object({
  ...period,
  revenue: figure,
  orders: figure,
  /** What waits for an answer (`overdue`: of all three, past their 24 hours; `late`: of each), and orders to be shipped. */
  waiting: z.object({
    overdue: z.int(),
    enquiries: z.int(),
    demoRequests: z.int(),
    quotes: z.int(),
    orders: z.int(),
    late: z.object({ enquiries: z.int(), demoRequests: z.int(), quotes: z.int() }),
  }),
  trend: z.array(z.object({ ...bucket, revenue: z.number(), orders: z.int() })),
  /** Share of listed products, rounded percent (spec §9). */
  categories: z.array(z.object({ category: z.enum(categories), count: z.int(), percent: z.int() })),
})
export type Dashboard = z.infer<typeof dashboardSchema>

/** GET /admin/analytics?range: the four cards. */
export const analyticsSchema = z.object({
  ...period,
  revenue: figure,
  orders: figure,
  averageOrderValue: figure,
  newCustomers: figure,
})
export type Analytics = z.infer<typeof analyticsSchema>

/** GET /admin/analytics/revenue?range: "Revenue Trends". `before` is the bucket of the period before that stands in its place. */
export const revenueTrendsSchema = z.object({
  ...period,
  bucketSize: z.enum(bucketSizes),
  buckets: z.array(
    z.object({ ...bucket, revenue: z.number(), orders: z.int(), revenueBefore: z.number(), ordersBefore: z.int() }),
  ),
})
export type RevenueTrends = z.infer<typeof revenueTrendsSchema>

/** GET /admin/analytics/products?range: "Product Performance"; the ten that sold best, and sales by category. */
export const productPerformanceSchema = z.object({
  ...period,
  products: z.array(
    z.object({
      productId: z.nullable(z.uuid()),
      name: z.string(),
      nameEn: z.nullable(z.string()),
      sku: z.nullable(z.string()),
      quantity: z.int(),
      orders: z.int(),
      revenue: figure,
    }),
  ),
  categories: z.array(z.object({ category: z.nullable(z.enum(categories)), revenue: figure, quantity: z.int() })),
})
export type ProductPerformance = z.infer<typeof productPerformanceSchema>

/** GET /admin/analytics/customers?range: "Customer Analytics"; the ten that bought most, and growth. */
export const customerAnalyticsSchema = z.object({
  ...period,
  bucketSize: z.enum(bucketSizes),
  top: z.array(
    z.object({
      customerId: z.nullable(z.uuid()),
      name: z.string(),
      type: z.nullable(z.enum(customerTypes)),
      orders: z.int(),
      revenue: z.number(),
      lastOrder: z.iso.datetime(),
    }),
  ),
  /** `total`: customers at its end. */
  growth: z.array(z.object({ ...bucket, joined: z.int(), total: z.int() })),
  /** Customers who bought in the period: for the first time ever, or again. */
  firstTime: z.int(),
  returning: z.int(),
})
export type CustomerAnalytics = z.infer<typeof customerAnalyticsSchema>

/** GET /admin/analytics/distribution?range: "Sales Distribution". Percent with one decimal; together 100 where there are sales. */
export const salesDistributionSchema = z.object({
  ...period,
  categories: z.array(z.object({ category: z.nullable(z.enum(categories)), revenue: z.number(), percent: z.number() })),
  customerTypes: z.array(
    z.object({ type: z.nullable(z.enum(customerTypes)), revenue: z.number(), orders: z.int(), percent: z.number() }),
  ),
  currencies: z.array(
    z.object({ currency: z.enum(currencyCodes), revenue: z.number(), orders: z.int(), percent: z.number() }),
  ),
})
export type SalesDistribution = z.infer<typeof salesDistributionSchema>

export const analyticsTabs = ['revenue', 'products', 'customers', 'distribution'] as const
export type AnalyticsTab = (typeof analyticsTabs)[number]

/** GET /admin/analytics/export.csv and …/report.pdf: everything of a range, in the reader's language. */
export const reportQuerySchema = z.strictObject({
  range: z._default(z.enum(analyticsRanges), '30d'),
  headings: z.optional(readerLanguageSchema),
})
