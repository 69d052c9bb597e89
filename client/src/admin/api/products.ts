import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type {
  bulkSchema,
  EditedProduct,
  Operation,
  pagePreviewSchema,
  productCreationSchema,
  productEditSchema,
  recordPreviewSchema,
  undoneSchema,
} from '#contract/catalogue/product-edits.ts'
import type { MissedSearch, Synonym, SynonymWrite } from '#contract/catalogue/searches.ts'
import * as endpoints from '#contract/endpoints/catalogue/products.ts'
import * as searchEndpoints from '#contract/endpoints/catalogue/searches.ts'
import { call } from './request.ts'

export function productOptions(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getStaffProduct, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Current products of a quotation's lines. */
export function lineProductsOptions(ids: string[]) {
  const query = new URLSearchParams({ ids: ids.join(','), pageSize: '100' })
  return queryOptions({
    queryKey: ['products', 'lines', ids],
    queryFn: ({ signal }) => call(endpoints.listStaffProducts, { query, signal }),
  })
}

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

export function analyticsOptions(id: string, days: AnalyticsDays) {
  return queryOptions({
    queryKey: ['products', 'analytics', id, days],
    queryFn: ({ signal }) => call(endpoints.getProductAnalytics, { params: { id }, query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
}

export const qualityOptions = queryOptions({
  queryKey: ['products', 'quality'],
  queryFn: ({ signal }) => call(endpoints.getProductQuality, { signal }),
})

/** Values derived from an unsaved record. @param body undefined disables the query */
export function previewOptions(body: z.output<typeof recordPreviewSchema> | undefined) {
  return queryOptions({
    queryKey: ['preview', body],
    queryFn: body ? ({ signal }) => call(endpoints.previewProduct, { body, signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Public page of an unsaved record. @param body undefined disables the query */
export function pagePreviewOptions(body: z.output<typeof pagePreviewSchema> | undefined) {
  return queryOptions({
    queryKey: ['page-preview', body],
    queryFn: body ? ({ signal }) => call(endpoints.previewProductPage, { body, signal }) : skipToken,
    placeholderData: keepPreviousData,
    gcTime: 0, // a page is large
    retry: false,
  })
}

export function createProduct(body: z.output<typeof productCreationSchema>): Promise<EditedProduct> {
  return call(endpoints.createProduct, { body })
}

export function editProduct(id: string, body: z.output<typeof productEditSchema>): Promise<EditedProduct> {
  return call(endpoints.editProduct, { params: { id }, body })
}

export function setListed(id: string, version: number, isListed: boolean): Promise<EditedProduct> {
  return call(isListed ? endpoints.restoreProduct : endpoints.retireProduct, { params: { id }, body: { version } })
}

/** @param to the version to restore */
export function revertProduct(id: string, version: number, to: number): Promise<EditedProduct> {
  return call(endpoints.revertProduct, { params: { id }, body: { version, to } })
}

export function changeProducts(body: z.output<typeof bulkSchema>): Promise<Operation> {
  return call(endpoints.changeProducts, { body })
}

export function undoOperation(id: string): Promise<z.output<typeof undoneSchema>> {
  return call(endpoints.undoProductsChange, { params: { id } })
}

export async function changeMissedSearch(id: string, state: MissedSearch['state']): Promise<void> {
  await call(searchEndpoints.changeMissedSearch, { params: { id }, body: { state } })
}

export function addSynonym(body: SynonymWrite): Promise<Synonym> {
  return call(searchEndpoints.addSynonym, { body })
}

export async function deleteSynonym(id: string): Promise<void> {
  await call(searchEndpoints.deleteSynonym, { params: { id } })
}
