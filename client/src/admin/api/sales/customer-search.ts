import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/customers.ts'
import type { customerChoicesSchema } from '#contract/sales/customers.ts'
import { call } from '../request.ts'

export type CustomerChoice = z.output<typeof customerChoicesSchema>['items'][number]

/** Customers whose name or address contains the text. @param text blank disables the query */
export function customerSearchOptions(text: string) {
  const query = new URLSearchParams({ q: text.trim() })
  return queryOptions({
    queryKey: ['customers', 'search', text.trim()],
    queryFn: ({ signal }) => call(endpoints.searchCustomers, { query, signal }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  })
}
