import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ImportMapping, ImportRowKind, ProductImport } from '#contract/catalogue/product-imports.ts'
import * as endpoints from '#contract/endpoints/catalogue/product-imports.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { anyProblemSchema } from '#contract/problems/staff-problems.ts'
import { urlOf } from '../../api/endpoint.ts'
import { call, StaffFailure } from './request.ts'

const stepPauseMs = 600

/** Whether the server is at work on it. */
export function isInProgress({ status }: ProductImport): boolean {
  return status === 'previewing' || status === 'applying'
}

/** GET /admin/products/imports/{id}: looked at often while the server is at work on it. */
export function importOptions(id: string) {
  return queryOptions({
    queryKey: ['product-import', id],
    queryFn: ({ signal }) => call(endpoints.getProductImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? stepPauseMs : false),
    staleTime: 0,
    retry: false,
  })
}

export const importRowsAtOnce = 50

/** GET …/{id}/rows: those of a kind. @param page from 1 */
export function importRowsOptions(id: string, kind: ImportRowKind, page: number) {
  const query = new URLSearchParams({ kind, page: String(page), pageSize: String(importRowsAtOnce) })
  return queryOptions({
    queryKey: ['product-import', id, 'rows', kind, page],
    queryFn: ({ signal }) => call(endpoints.listProductImportRows, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** POST …/{id}/preview. */
export function previewImport(id: string, mapping: ImportMapping): Promise<ProductImport> {
  return call(endpoints.previewProductImport, { params: { id }, body: { mapping } })
}

/** POST …/{id}/apply. */
export function applyImport(id: string, skipErrors: boolean): Promise<ProductImport> {
  return call(endpoints.applyProductImport, { params: { id }, body: { skipErrors } })
}

/** Where an empty file with every heading is, and the rows of an import with errors. */
export const templateUrl = urlOf(endpoints.getProductImportTemplate, {})
export function importErrorsUrl(id: string, language: ReaderLanguage): string {
  return urlOf(endpoints.exportProductImportErrors, { params: { id }, query: { headings: language } })
}

/** A file of 20 MB on a slow line, and then it is read. */
const uploadLimitMs = 10 * 60_000

/**
 * POST /admin/products/imports. `fetch` does not say how much of a body has been sent.
 * @param onSent hears of it as a share from 0 to 1
 */
export function uploadImport(file: File, onSent: (share: number) => void, signal: AbortSignal): Promise<ProductImport> {
  const request = new XMLHttpRequest()
  const { method, answer: schema } = endpoints.uploadProductImport
  request.open(method, urlOf(endpoints.uploadProductImport, { query: { fileName: file.name } }))
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.timeout = uploadLimitMs
  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
  signal.addEventListener('abort', () => request.abort())
  const answer = new Promise<ProductImport>((resolve, reject) => {
    const fail = () => reject(new StaffFailure('network.unreachable', true))
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, fail)
    request.addEventListener('load', () => {
      const body = jsonOf(request.responseText)
      const parsed = z.safeParse(schema, body)
      if (request.status === 201 && parsed.success) resolve(parsed.data)
      else reject(failureOf(request.status, body))
    })
  })
  request.send(file)
  return answer
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failureOf(status: number, body: unknown): StaffFailure {
  const problem = z.safeParse(anyProblemSchema, body)
  if (!problem.success) return new StaffFailure('server.error', status >= 500)
  return new StaffFailure(problem.data.code, status >= 500, { problem: problem.data })
}
