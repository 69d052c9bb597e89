import { queryOptions } from '@tanstack/react-query'
import { savedViewSchema, type TableName, type ViewWrite, viewListSchema } from '#contract/views.ts'
import { call, nothing } from './request.ts'

/** GET /admin/views: those of a table that the reader may open. */
export function viewsOptions(table: TableName) {
  return queryOptions({
    queryKey: ['views', table],
    queryFn: ({ signal }) => call('GET', `/admin/views?table=${table}`, { schema: viewListSchema, signal }),
  })
}

export function createView(body: ViewWrite) {
  return call('POST', '/admin/views', { schema: savedViewSchema, body })
}

export function changeView(id: string, body: ViewWrite) {
  return call('PUT', `/admin/views/${id}`, { schema: savedViewSchema, body })
}

export function deleteView(id: string) {
  return call('DELETE', `/admin/views/${id}`, { schema: nothing })
}
