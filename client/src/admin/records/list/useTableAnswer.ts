import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { JsonEndpoint } from '../../../api/endpoint.ts'
import { call } from '../../api/request.ts'

interface TableRows<Answer> {
  name: string
  rows: JsonEndpoint & { answer: z.ZodMiniType<Answer> }
}

/** Loads a page of a table, with what its endpoint answers besides; keeps the previous one meanwhile. */
export function useTableAnswer<Answer>({ name, rows }: TableRows<Answer>, query: URLSearchParams) {
  return useQuery<Answer>({
    queryKey: ['tables', name, query.toString()],
    queryFn: ({ signal }) => call(rows, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
