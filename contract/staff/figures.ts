import * as z from 'zod/mini'
import { currencyCodes } from '../catalogue/money.ts'
import { categories } from '../catalogue/products.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { customerTypes } from '../sales/customers.ts'

/**
 * Figures of the dashboard and of Analytics & Reports, defined in docs/figures.md: orders count from the moment they
 * were placed, without cancelled ones; money is in HKD at each order's own rate; days, weeks and months are in the
 * shop's time zone; the previous period has the same length and ends where this one starts.
 */

export const dashboardRanges = ['7d', '30d', '90d'] as const
export type DashboardRange = (typeof dashboardRanges)[number]
export const analyticsRanges = ['7d', '30d', '90d', '12m'] as const
export type AnalyticsRange = (typeof analyticsRanges)[number]
export const dashboardQuerySchema = z.strictObject({ range: z._default(z.enum(dashboardRanges), '30d') })
export const analyticsQuerySchema = z.strictObject({ range: z._default(z.enum(analyticsRanges), '30d') })

/**
 * A figure and its value in the previous period; `change` is in percent with one decimal, null without a previous
 * value.
 */
const figure = z.object({ value: z.number(), before: z.number(), change: z.nullable(z.number()) })
export type Figure = z.infer<typeof figure>

/** Days in the shop's time zone, both included, and the moments when the period starts and ends (exclusive). */
export const figurePeriod = {
  range: z.enum(analyticsRanges),
  timezone: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
}
const bucket = {
  /**
   * First day, YYYY-MM-DD: of a day for ranges up to 30 days, of a week (from Monday) for 90 days, of a month for 12
   * months. The first and last week or month are cut off at the ends of the range.
   */
  day: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
}
export const bucketSizes = ['day', 'week', 'month'] as const

/** The cards of products and the pie chart show the current catalogue. */
export const dashboardSchema = z.object({
  ...figurePeriod,
  revenue: figure,
  orders: figure,
  /** Unanswered messages (`overdue`: all past their 24 hours; `late`: by kind), and orders to be shipped. */
  waiting: z.object({
    overdue: z.int(),
    enquiries: z.int(),
    demoRequests: z.int(),
    quotes: z.int(),
    orders: z.int(),
    late: z.object({ enquiries: z.int(), demoRequests: z.int(), quotes: z.int() }),
  }),
  trend: z.array(z.object({ ...bucket, revenue: z.number(), orders: z.int() })),
  /** Share of listed products, rounded percent. */
  categories: z.array(z.object({ category: z.enum(categories), count: z.int(), percent: z.int() })),
})
export type Dashboard = z.infer<typeof dashboardSchema>

export const analyticsSchema = z.object({
  ...figurePeriod,
  revenue: figure,
  orders: figure,
  averageOrderValue: figure,
  newCustomers: figure,
})
export type Analytics = z.infer<typeof analyticsSchema>

/** `before` is the matching bucket of the previous period. */
export const revenueTrendsSchema = z.object({
  ...figurePeriod,
  bucketSize: z.enum(bucketSizes),
  buckets: z.array(
    z.object({ ...bucket, revenue: z.number(), orders: z.int(), revenueBefore: z.number(), ordersBefore: z.int() }),
  ),
})
export type RevenueTrends = z.infer<typeof revenueTrendsSchema>

/** The ten best-selling products, and sales by category. */
export const productPerformanceSchema = z.object({
  ...figurePeriod,
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

/** The ten customers with the highest revenue, and growth. */
export const customerAnalyticsSchema = z.object({
  ...figurePeriod,
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
  /** Customers who bought in the period: first-time buyers, and returning ones. */
  firstTime: z.int(),
  returning: z.int(),
})
export type CustomerAnalytics = z.infer<typeof customerAnalyticsSchema>

/** Percentages with one decimal; they add up to 100 if there are sales. */
export const salesDistributionSchema = z.object({
  ...figurePeriod,
  categories: z.array(z.object({ category: z.nullable(z.enum(categories)), revenue: z.number(), percent: z.number() })),
  customerTypes: z.array(
    z.object({ type: z.nullable(z.enum(customerTypes)), revenue: z.number(), orders: z.int(), percent: z.number() }),
  ),
  currencies: z.array(
    z.object({ currency: z.enum(currencyCodes), revenue: z.number(), orders: z.int(), percent: z.number() }),
  ),
})
export type SalesDistribution = z.infer<typeof salesDistributionSchema>

export const analyticsTabs = ['revenue', 'products', 'customers', 'distribution', 'margins', 'funnel'] as const
export type AnalyticsTab = (typeof analyticsTabs)[number]

/** The whole report of a range, in the reader's language. */
export const reportQuerySchema = z.strictObject({
  range: z._default(z.enum(analyticsRanges), '30d'),
  headings: z.optional(readerLanguageSchema),
})
