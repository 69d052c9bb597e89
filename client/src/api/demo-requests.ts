import { queryOptions } from '@tanstack/react-query'
import { demoSlotsSchema, type NewDemoRequest } from '#contract/demo-requests.ts'
import { type Submitted, submittedSchema } from '#contract/visitors.ts'
import { get, post } from './request.ts'

/** GET /demo-slots. @param date of a day in Hong Kong, as 2026-11-23 */
export function demoSlotsOptions(date: string) {
  return queryOptions({
    queryKey: ['demo-slots', date],
    queryFn: ({ signal }) => get(`/demo-slots?${new URLSearchParams({ date })}`, demoSlotsSchema, signal),
    // What is free changes under the reader's hands.
    staleTime: 0,
  })
}

/** POST /demo-requests. */
export function sendDemoRequest(request: NewDemoRequest): Promise<Submitted> {
  return post('/demo-requests', request, submittedSchema)
}
