import { queryOptions } from '@tanstack/react-query'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { apiRoot, filePaths } from '#contract/paths.ts'
import { loadAsking, loadCalls } from './calls/load-calls.ts'
import { inPage } from './in-page.ts'

/** GET /builder/parts: what a system can be made of. */
export const systemPartsOptions = queryOptions({
  queryKey: ['system-parts'],
  queryFn: async ({ signal }) => {
    const { call, getSystemParts } = await loadAsking(() => import('./calls/system-calls.ts'))
    return call(getSystemParts, { signal })
  },
  ...inPage,
})

/** GET /plans: the plans that staff have published, in their order. */
export const plansOptions = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => {
    const { call, listPlans } = await loadCalls()
    return call(listPlans, { signal })
  },
  ...inPage,
})

/** Where the server makes the PDF of a system. @param query the builder's own address has it, without "?" */
export function systemPdfUrl(query: string, language: ReaderLanguage): string {
  const parameters = new URLSearchParams(query)
  parameters.set('language', language)
  return `${apiRoot}${filePaths.systemPdf}?${parameters}`
}
