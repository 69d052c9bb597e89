import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/forms.ts'
import type { NewDemoRequest } from '#contract/requests/demo-requests.ts'
import type { Submitted } from '#contract/requests/visitors.ts'
import { call } from '../calls/request.ts'

/** GET /demo-slots. @param date of a day in Hong Kong, as 2026-11-23 */
export function demoSlotsOptions(date: string) {
  return queryOptions({
    queryKey: ['demo-slots', date],
    queryFn: ({ signal }) => call(endpoints.listDemoSlots, { query: { date }, signal }),
    // What is free changes under the reader's hands.
    staleTime: 0,
  })
}

/** POST /demo-requests. */
export function sendDemoRequest(request: NewDemoRequest): Promise<Submitted> {
  return call(endpoints.createDemoRequest, { body: request })
}
