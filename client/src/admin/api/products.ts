import { queryOptions } from '@tanstack/react-query'
import { productStatsSchema } from '#contract/staff-products.ts'
import { call } from './request.ts'

/** GET /admin/products/stats. */
export const productStatsOptions = queryOptions({
  queryKey: ['product-stats'],
  queryFn: ({ signal }) => call('GET', '/admin/products/stats', { schema: productStatsSchema, signal }),
})
