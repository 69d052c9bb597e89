import { endpoint, file } from '../endpoint.ts'
import {
  analyticsQuerySchema,
  analyticsSchema,
  customerAnalyticsSchema,
  dashboardQuerySchema,
  dashboardSchema,
  productPerformanceSchema,
  reportQuerySchema,
  revenueTrendsSchema,
  salesDistributionSchema,
} from '../staff/figures.ts'
import { funnelSchema } from '../staff/funnel.ts'
import {
  marginAnalyticsSchema,
  marginExportQuerySchema,
  marginPageSchema,
  marginTableQuerySchema,
} from '../staff/margins.ts'

export const getDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  permission: 'figures.read',
  tags: ['Figures'],
  operationId: 'getDashboard',
  summary: 'Get the dashboard: recent sales beside those before, open work, and the catalogue by category',
  description: 'Days are those of the shop’s time zone; money is HKD at each order’s own rate.',
  query: dashboardQuerySchema,
  answer: dashboardSchema,
})

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/admin/analytics',
  permission: 'figures.read',
  tags: ['Figures'],
  operationId: 'getAnalytics',
  summary: 'Get revenue, orders, average order value and new customers of a range, beside the period before',
  description: 'Days are those of the shop’s time zone; money is HKD at each order’s own rate.',
  query: analyticsQuerySchema,
  answer: analyticsSchema,
})

export const getRevenueTrends = endpoint({
  method: 'GET',
  path: '/admin/analytics/revenue',
  permission: 'figures.read',
  tags: ['Figures'],
  operationId: 'getRevenueTrends',
  summary: 'Get revenue and orders by day, week or month, beside the period before',
  query: analyticsQuerySchema,
  answer: revenueTrendsSchema,
})

export const getProductPerformance = endpoint({
  method: 'GET',
  path: '/admin/analytics/products',
  permission: 'figures.read',
  tags: ['Figures'],
  operationId: 'getProductPerformance',
  summary: 'Get the ten best-selling products and sales by category, beside the period before',
  query: analyticsQuerySchema,
  answer: productPerformanceSchema,
})

export const getCustomerAnalytics = endpoint({
  method: 'GET',
  path: '/admin/analytics/customers',
  permission: 'figures.read',
  tags: ['Figures'],
  operationId: 'getCustomerAnalytics',
  summary: 'Get the ten top customers, their number, and how many bought for the first time',
  query: analyticsQuerySchema,
  answer: customerAnalyticsSchema,
})

export const getSalesDistribution = endpoint({
  method: 'GET',
  path: '/admin/analytics/distribution',
  permission: 'figures.read',
  tags: ['Figures'],
  operationId: 'getSalesDistribution',
  summary: 'Get sales by category, customer type and currency, with their shares',
  query: analyticsQuerySchema,
  answer: salesDistributionSchema,
})

export const getMarginAnalytics = endpoint({
  method: 'GET',
  path: '/admin/analytics/margins',
  permission: 'figures.costs',
  tags: ['Figures'],
  operationId: 'getMarginAnalytics',
  summary: 'Get the margin of shipped goods, with the ten best products and orders',
  description: 'By costs frozen at shipment, less returns. What has no known cost is counted apart.',
  query: analyticsQuerySchema,
  answer: marginAnalyticsSchema,
})

export const getFunnel = endpoint({
  method: 'GET',
  path: '/admin/analytics/funnel',
  permission: 'figures.read',
  tags: ['Figures'],
  operationId: 'getFunnel',
  summary: 'Get a range’s funnel from request to quotation, order, invoice and payment, with days between steps',
  query: analyticsQuerySchema,
  answer: funnelSchema,
})

export const listMargins = endpoint({
  method: 'GET',
  path: '/admin/margins',
  permission: 'figures.costs',
  tags: ['Figures'],
  operationId: 'listMargins',
  summary: 'List shipped and returned lines with revenue, frozen cost and margin, and the totals of all that match',
  description: '`from` is included, `to` is not. Money is in HKD.',
  query: marginTableQuerySchema,
  answer: marginPageSchema,
})

export const exportMargins = endpoint({
  method: 'GET',
  path: '/admin/margins/export.csv',
  permission: 'figures.costs',
  isExport: true,
  tags: ['Figures'],
  operationId: 'exportMargins',
  summary: 'Export all matching lines as CSV',
  query: marginExportQuerySchema,
  answer: file('text/csv'),
})

export const exportAnalytics = endpoint({
  method: 'GET',
  path: '/admin/analytics/export.csv',
  permission: 'figures.export',
  isExport: true,
  tags: ['Figures'],
  operationId: 'exportAnalytics',
  summary: 'Export all figures of a range as CSV',
  description: 'Days are those of the shop’s time zone; money is HKD. Margins are in it for those who may read them.',
  query: reportQuerySchema,
  answer: file('text/csv'),
})

export const getAnalyticsReport = endpoint({
  method: 'GET',
  path: '/admin/analytics/report.pdf',
  permission: 'figures.export',
  tags: ['Figures'],
  operationId: 'getAnalyticsReport',
  summary: 'Download a range’s figures as PDF, with charts and definitions',
  description:
    'A4. Days are those of the shop’s time zone; money is HKD. Margins are in it for those who may read them.',
  query: reportQuerySchema,
  answer: file('application/pdf'),
})
