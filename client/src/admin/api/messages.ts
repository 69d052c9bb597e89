import { queryOptions } from '@tanstack/react-query'
import { demoRequestDetailSchema, enquiryDetailSchema } from '#contract/messages.ts'
import { call } from './request.ts'

/** GET /admin/enquiries/{id}. */
export function enquiryOptions(id: string) {
  return queryOptions({
    queryKey: ['enquiries', id],
    queryFn: ({ signal }) =>
      call('GET', `/admin/enquiries/${encodeURIComponent(id)}`, { schema: enquiryDetailSchema, signal }),
  })
}

/** GET /admin/demo-requests/{id}. */
export function demoRequestOptions(id: string) {
  return queryOptions({
    queryKey: ['demo-requests', id],
    queryFn: ({ signal }) =>
      call('GET', `/admin/demo-requests/${encodeURIComponent(id)}`, { schema: demoRequestDetailSchema, signal }),
  })
}
