import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type {
  bulkSchema,
  EditedProduct,
  Operation,
  productCreationSchema,
  productEditSchema,
  recordPreviewSchema,
  undoneSchema,
} from '#contract/catalogue/product-edits.ts'
import * as endpoints from '#contract/endpoints/catalogue/products.ts'
import { call } from './request.ts'

/** GET /admin/products/{id}: what is edited is what holds now. */
export function productOptions(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getStaffProduct, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** GET /admin/products?ids: what lines of a quotation are of, as it is now. */
export function lineProductsOptions(ids: string[]) {
  const query = new URLSearchParams({ ids: ids.join(','), pageSize: '100' })
  return queryOptions({
    queryKey: ['products', 'lines', ids],
    queryFn: ({ signal }) => call(endpoints.listStaffProducts, { query, signal }),
  })
}

/** GET /admin/products/{id}/history: the newest first, page after page. */
export function historyOptions(id: string) {
  return infiniteQueryOptions({
    queryKey: ['products', 'history', id],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listProductVersions, { params: { id }, query: { before: pageParam || undefined }, signal }),
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
    queryFn: ({ signal }) => call(endpoints.getProductAnalytics, { params: { id }, query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** GET /admin/products/quality. */
export const qualityOptions = queryOptions({
  queryKey: ['products', 'quality'],
  queryFn: ({ signal }) => call(endpoints.getProductQuality, { signal }),
})

/** POST /admin/products/preview: what follows from a record that is not saved yet. @param body undefined while it is none */
export function previewOptions(body: z.output<typeof recordPreviewSchema> | undefined) {
  return queryOptions({
    queryKey: ['preview', body],
    queryFn: body ? ({ signal }) => call(endpoints.previewProduct, { body, signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** POST /admin/products. */
export function createProduct(body: z.output<typeof productCreationSchema>): Promise<EditedProduct> {
  return call(endpoints.createProduct, { body })
}

/** PATCH /admin/products/{id}. */
export function editProduct(id: string, body: z.output<typeof productEditSchema>): Promise<EditedProduct> {
  return call(endpoints.editProduct, { params: { id }, body })
}

/** POST /admin/products/{id}/retire or …/restore. */
export function setListed(id: string, version: number, isListed: boolean): Promise<EditedProduct> {
  return call(isListed ? endpoints.restoreProduct : endpoints.retireProduct, { params: { id }, body: { version } })
}

/** POST /admin/products/{id}/revert. @param to the version whose record it gets back */
export function revertProduct(id: string, version: number, to: number): Promise<EditedProduct> {
  return call(endpoints.revertProduct, { params: { id }, body: { version, to } })
}

/** POST /admin/products/bulk. */
export function changeProducts(body: z.output<typeof bulkSchema>): Promise<Operation> {
  return call(endpoints.changeProducts, { body })
}

/** POST /admin/products/operations/{id}/undo. */
export function undoOperation(id: string): Promise<z.output<typeof undoneSchema>> {
  return call(endpoints.undoProductsChange, { params: { id } })
}
