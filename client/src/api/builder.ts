import { queryOptions } from '@tanstack/react-query'
import { getSystemParts } from '#contract/endpoints/catalogue/builder.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { apiRoot, filePaths } from '#contract/paths.ts'
import { call } from './request.ts'

/** GET /builder/parts: what a system can be made of. */
export const systemPartsOptions = queryOptions({
  queryKey: ['system-parts'],
  queryFn: ({ signal }) => call(getSystemParts, { signal }),
})

/** Returns the address of a system's PDF. @param query the builder's own address has it, without "?" */
export function systemPdfUrl(query: string, language: ReaderLanguage): string {
  const parameters = new URLSearchParams(query)
  parameters.set('language', language)
  return `${apiRoot}${filePaths.systemPdf}?${parameters}`
}
