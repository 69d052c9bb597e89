import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/request.ts'
import type { Page, Table } from './table.ts'

/** Loads a page of rows; keeps the previous one meanwhile. */
export function useTableRows<Row>({ name, rows }: Table<Row>, query: URLSearchParams) {
  return useQuery<Page<Row>>({
    queryKey: ['tables', name, query.toString()],
    queryFn: ({ signal }) => call(rows, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
