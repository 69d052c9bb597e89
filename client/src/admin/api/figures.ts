import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/figures.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { AnalyticsRange, analyticsQuerySchema, dashboardQuerySchema } from '#contract/staff/figures.ts'
import type { JsonEndpoint } from '../../api/endpoint.ts'
import { call, fetchFile } from './request.ts'

/** An endpoint that answers with the figures of a range. */
type Figures<Answer extends z.core.$ZodType> = JsonEndpoint & {
  query: typeof analyticsQuerySchema | typeof dashboardQuerySchema
  answer: Answer
}

/** The figures of a range; those of the range before stay while they are on their way. */
function figures<Answer extends z.core.$ZodType>(endpoint: Figures<Answer>) {
  return (range: AnalyticsRange) =>
    queryOptions({
      queryKey: ['figures', endpoint.path, range],
      queryFn: ({ signal }) => call(endpoint, { query: { range }, signal }),
      placeholderData: keepPreviousData,
    })
}

/** GET /admin/dashboard: of 7, 30 or 90 days. */
export const dashboardOptions = figures(endpoints.getDashboard)

/** GET /admin/analytics, and its four tabs. */
export const analyticsOptions = figures(endpoints.getAnalytics)
export const revenueTrendsOptions = figures(endpoints.getRevenueTrends)
export const productPerformanceOptions = figures(endpoints.getProductPerformance)
export const customerAnalyticsOptions = figures(endpoints.getCustomerAnalytics)
export const salesDistributionOptions = figures(endpoints.getSalesDistribution)

const reports = { csv: endpoints.exportAnalytics, pdf: endpoints.getAnalyticsReport }
export type ReportFormat = keyof typeof reports
/** A report of twelve months is drawn page by page. */
const reportTimeoutMs = 60_000

/** GET /admin/analytics/export.csv and …/report.pdf: everything of a range. @param language of its headings */
export function fetchReport(format: ReportFormat, range: AnalyticsRange, language: ReaderLanguage): Promise<Blob> {
  return fetchFile(reports[format], { query: { range, headings: language }, timeoutMs: reportTimeoutMs })
}
