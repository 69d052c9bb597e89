import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/back-office.ts'
import type { TableName, ViewWrite } from '#contract/staff/views.ts'
import { call } from './request.ts'

export function viewsOptions(table: TableName) {
  return queryOptions({
    queryKey: ['views', table],
    queryFn: ({ signal }) => call(endpoints.listViews, { query: { table }, signal }),
  })
}

export function createView(body: ViewWrite) {
  return call(endpoints.createView, { body })
}

export function changeView(id: string, body: ViewWrite) {
  return call(endpoints.writeView, { params: { id }, body })
}

export function deleteView(id: string) {
  return call(endpoints.deleteView, { params: { id } })
}
