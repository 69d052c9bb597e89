import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  type AnalyticsRange,
  analyticsSchema,
  customerAnalyticsSchema,
  dashboardSchema,
  productPerformanceSchema,
  revenueTrendsSchema,
  salesDistributionSchema,
} from '#contract/figures.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { call, fetchFile } from './request.ts'

/** The figures of a range; those of the range before stay while they are on their way. */
function figures<Schema extends z.core.$ZodType>(path: `/admin/${string}`, schema: Schema) {
  return (range: AnalyticsRange) =>
    queryOptions({
      queryKey: ['figures', path, range],
      queryFn: ({ signal }) => call('GET', `${path}?range=${range}`, { schema, signal }),
      placeholderData: keepPreviousData,
    })
}

/** GET /admin/dashboard: of 7, 30 or 90 days. */
export const dashboardOptions = figures('/admin/dashboard', dashboardSchema)

/** GET /admin/analytics, and its four tabs. */
export const analyticsOptions = figures('/admin/analytics', analyticsSchema)
export const revenueTrendsOptions = figures('/admin/analytics/revenue', revenueTrendsSchema)
export const productPerformanceOptions = figures('/admin/analytics/products', productPerformanceSchema)
export const customerAnalyticsOptions = figures('/admin/analytics/customers', customerAnalyticsSchema)
export const salesDistributionOptions = figures('/admin/analytics/distribution', salesDistributionSchema)

const reportPaths = { csv: 'export.csv', pdf: 'report.pdf' } as const
export type ReportFormat = keyof typeof reportPaths
/** A report of twelve months is drawn page by page. */
const reportTimeoutMs = 60_000

/** GET /admin/analytics/export.csv and …/report.pdf: everything of a range. @param language of its headings */
export function fetchReport(format: ReportFormat, range: AnalyticsRange, language: ReaderLanguage): Promise<Blob> {
  const query = new URLSearchParams({ range, headings: language })
  return fetchFile(`/admin/analytics/${reportPaths[format]}?${query}`, { timeoutMs: reportTimeoutMs })
}
