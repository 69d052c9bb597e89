import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/builder.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { urlOf } from './endpoint.ts'
import { inPage } from './in-page.ts'
import { call } from './request.ts'

/** GET /builder/parts: what a system can be made of. */
export const systemPartsOptions = queryOptions({
  queryKey: ['system-parts'],
  queryFn: ({ signal }) => call(endpoints.getSystemParts, { signal }),
  ...inPage,
})

/** Where the server makes the PDF of a system. @param query the builder's own address has it, without "?" */
export function systemPdfUrl(query: string, language: ReaderLanguage): string {
  const parameters = new URLSearchParams(query)
  parameters.set('language', language)
  return urlOf(endpoints.getSystemPdf, { query: parameters })
}
