import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/request.ts'
import type { Page, Table } from './table.ts'

/** A page of a table's rows; while the next one comes, the one before stays. */
export function useTableRows<Row>({ name, rows }: Table<Row>, query: URLSearchParams) {
  return useQuery<Page<Row>>({
    queryKey: ['tables', name, query.toString()],
    queryFn: ({ signal }) => call(rows, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
