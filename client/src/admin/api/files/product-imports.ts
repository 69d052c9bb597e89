import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  FileEncoding,
  ImportDecimals,
  ImportMapping,
  ImportRowKind,
  ProductImport,
} from '#contract/catalogue/product-imports.ts'
import * as endpoints from '#contract/endpoints/catalogue/product-imports.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { urlOf } from '../../../api/endpoint.ts'
import { call } from '../request.ts'
import { sendFile } from './send-file.ts'

const stepPauseMs = 600

export function isInProgress({ status }: ProductImport): boolean {
  return status === 'previewing' || status === 'applying'
}

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

/** @param page from 1 */
export function importRowsOptions(id: string, kind: ImportRowKind, page: number) {
  const query = new URLSearchParams({ kind, page: String(page), pageSize: String(importRowsAtOnce) })
  return queryOptions({
    queryKey: ['product-import', id, 'rows', kind, page],
    queryFn: ({ signal }) => call(endpoints.listProductImportRows, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function previewImport(id: string, mapping: ImportMapping, decimals: ImportDecimals): Promise<ProductImport> {
  return call(endpoints.previewProductImport, { params: { id }, body: { mapping, decimals } })
}

export function chooseImportEncoding(id: string, encoding: FileEncoding): Promise<ProductImport> {
  return call(endpoints.chooseProductImportEncoding, { params: { id }, body: { encoding } })
}

export function applyImport(id: string, skipErrors: boolean): Promise<ProductImport> {
  return call(endpoints.applyProductImport, { params: { id }, body: { skipErrors } })
}

/** URLs of an empty template with every heading, and of an import's rows with errors. */
export const templateUrl = urlOf(endpoints.getProductImportTemplate, {})
export function importErrorsUrl(id: string, language: ReaderLanguage): string {
  return urlOf(endpoints.exportProductImportErrors, { params: { id }, query: { headings: language } })
}

/** @param onSent called with the share that is sent, from 0 to 1 */
export function uploadImport(file: File, onSent: (share: number) => void, signal: AbortSignal): Promise<ProductImport> {
  return sendFile(endpoints.uploadProductImport, { fileName: file.name }, file, onSent, signal)
}
