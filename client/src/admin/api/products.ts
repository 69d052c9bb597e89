import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { qualitySchema } from '#contract/data-quality.ts'
import {
  type bulkSchema,
  type EditedProduct,
  editedProductSchema,
  historySchema,
  type Operation,
  operationSchema,
  productAnalyticsSchema,
  type productCreationSchema,
  type productEditSchema,
  recordPreviewAnswerSchema,
  type recordPreviewSchema,
  undoneSchema,
} from '#contract/product-edits.ts'
import { staffProductPageSchema } from '#contract/staff-products.ts'
import { call } from './request.ts'

const path = (id: string) => `/admin/products/${encodeURIComponent(id)}`

/** GET /admin/products/{id}: what is edited is what holds now. */
export function productOptions(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => call('GET', path(id), { schema: editedProductSchema, signal }),
    staleTime: 0,
  })
}

/** GET /admin/products?ids: what lines of a quotation are of, as it is now. */
export function lineProductsOptions(ids: string[]) {
  const query = new URLSearchParams({ ids: ids.join(','), pageSize: '100' })
  return queryOptions({
    queryKey: ['products', 'lines', ids],
    queryFn: ({ signal }) => call('GET', `/admin/products?${query}`, { schema: staffProductPageSchema, signal }),
  })
}

/** GET /admin/products/{id}/history: the newest first, page after page. */
export function historyOptions(id: string) {
  return infiniteQueryOptions({
    queryKey: ['products', 'history', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET', `${path(id)}/history${pageParam ? `?before=${pageParam}` : ''}`, { schema: historySchema, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

export type AnalyticsDays = '30' | '90' | '365'

/** GET /admin/products/{id}/analytics. */
export function analyticsOptions(id: string, days: AnalyticsDays) {
  return queryOptions({
    queryKey: ['products', 'analytics', id, days],
    queryFn: ({ signal }) =>
      call('GET', `${path(id)}/analytics?days=${days}`, { schema: productAnalyticsSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

/** GET /admin/products/quality. */
export const qualityOptions = queryOptions({
  queryKey: ['products', 'quality'],
  queryFn: ({ signal }) => call('GET', '/admin/products/quality', { schema: qualitySchema, signal }),
})

/** POST /admin/products/preview: what follows from a record that is not saved yet. @param body undefined while it is none */
export function previewOptions(body: z.output<typeof recordPreviewSchema> | undefined) {
  return queryOptions({
    queryKey: ['preview', body],
    queryFn: ({ signal }) =>
      call('POST', '/admin/products/preview', { schema: recordPreviewAnswerSchema, body, signal }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** POST /admin/products. */
export function createProduct(body: z.output<typeof productCreationSchema>): Promise<EditedProduct> {
  return call('POST', '/admin/products', { schema: editedProductSchema, body })
}

/** PATCH /admin/products/{id}. */
export function editProduct(id: string, body: z.output<typeof productEditSchema>): Promise<EditedProduct> {
  return call('PATCH', path(id), { schema: editedProductSchema, body })
}

/** POST /admin/products/{id}/retire or …/restore. */
export function setListed(id: string, version: number, isListed: boolean): Promise<EditedProduct> {
  const act = isListed ? 'restore' : 'retire'
  return call('POST', `${path(id)}/${act}`, { schema: editedProductSchema, body: { version } })
}

/** POST /admin/products/{id}/revert. @param to the version whose record it gets back */
export function revertProduct(id: string, version: number, to: number): Promise<EditedProduct> {
  return call('POST', `${path(id)}/revert`, { schema: editedProductSchema, body: { version, to } })
}

/** POST /admin/products/bulk. */
export function changeProducts(body: z.output<typeof bulkSchema>): Promise<Operation> {
  return call('POST', '/admin/products/bulk', { schema: operationSchema, body })
}

/** POST /admin/products/operations/{id}/undo. */
export function undoOperation(id: string): Promise<z.output<typeof undoneSchema>> {
  return call('POST', `/admin/products/operations/${id}/undo`, { schema: undoneSchema })
}
