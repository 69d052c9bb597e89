import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/forms.ts'
import type { DemoSlots, NewDemoRequest } from '#contract/requests/demo-requests.ts'
import type { Submitted } from '#contract/requests/visitors.ts'
import { call } from '../request.ts'
import { sendForm } from './send-form.ts'

/** The free starts of a day. @param date of a day in Hong Kong, as 2026-11-23 */
export function demoSlotsOptions(date: string) {
  return queryOptions({
    queryKey: ['demo-slots', date],
    queryFn: ({ signal }) => listDemoSlots(date, signal),
    // other visitors book slots meanwhile
    staleTime: 0,
  })
}

/** GET /demo-slots. @param date of a day in Hong Kong, as 2026-11-23 */
export function listDemoSlots(date: string, signal: AbortSignal): Promise<DemoSlots> {
  return call(endpoints.listDemoSlots, { query: { date }, signal })
}

/** POST /demo-requests. @param options.needsProof as GET /demo-slots says */
export function sendDemoRequest(request: NewDemoRequest, options: { needsProof: boolean }): Promise<Submitted> {
  return sendForm(endpoints.createDemoRequest, { body: request }, options)
}
