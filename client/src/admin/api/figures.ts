import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/figures.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { AnalyticsRange, analyticsQuerySchema, dashboardQuerySchema } from '#contract/staff/figures.ts'
import type { JsonEndpoint } from '../../api/endpoint.ts'
import { call, fetchFile } from './request.ts'

type Figures<Answer extends z.core.$ZodType> = JsonEndpoint & {
  query: typeof analyticsQuerySchema | typeof dashboardQuerySchema
  answer: Answer
}

/** Creates query options for the figures of a range; the previous range's figures stay while the next ones load. */
function figures<Answer extends z.core.$ZodType>(endpoint: Figures<Answer>) {
  return (range: AnalyticsRange) =>
    queryOptions({
      queryKey: ['figures', endpoint.path, range],
      queryFn: ({ signal }) => call(endpoint, { query: { range }, signal }),
      placeholderData: keepPreviousData,
    })
}

export const dashboardOptions = figures(endpoints.getDashboard)

export const analyticsOptions = figures(endpoints.getAnalytics)
export const revenueTrendsOptions = figures(endpoints.getRevenueTrends)
export const productPerformanceOptions = figures(endpoints.getProductPerformance)
export const customerAnalyticsOptions = figures(endpoints.getCustomerAnalytics)
export const salesDistributionOptions = figures(endpoints.getSalesDistribution)
export const marginAnalyticsOptions = figures(endpoints.getMarginAnalytics)
export const funnelOptions = figures(endpoints.getFunnel)

/** The margin of an order; another version of it is asked for anew. */
export const orderMarginOptions = ({ id, version }: { id: string; version: number }) =>
  queryOptions({
    queryKey: ['figures', endpoints.listMargins.path, id, version],
    queryFn: ({ signal }) => call(endpoints.listMargins, { query: { order: id, pageSize: 1 }, signal }),
  })

const reports = { csv: endpoints.exportAnalytics, pdf: endpoints.getAnalyticsReport }
export type ReportFormat = keyof typeof reports
/** Rendering a report of twelve months takes long. */
const reportTimeoutMs = 60_000

/** Fetches the report of a range. @param language of the headings */
export function fetchReport(format: ReportFormat, range: AnalyticsRange, language: ReaderLanguage): Promise<Blob> {
  return fetchFile(reports[format], { query: { range, headings: language }, timeoutMs: reportTimeoutMs })
}
