import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { customerChoicesSchema } from '#contract/customers.ts'
import { call } from './request.ts'

export type CustomerChoice = z.output<typeof customerChoicesSchema>['items'][number]

/** GET /admin/customers/search: a few whose name or address holds the text. @param text blank: nothing is asked */
export function customerSearchOptions(text: string) {
  const query = new URLSearchParams({ q: text.trim() })
  return queryOptions({
    queryKey: ['customers', 'search', text.trim()],
    queryFn: ({ signal }) => call('GET', `/admin/customers/search?${query}`, { schema: customerChoicesSchema, signal }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  })
}
