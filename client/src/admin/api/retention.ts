import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/settings.ts'
import type { Retention } from '#contract/staff/retention.ts'
import { call } from './request.ts'

/** GET /admin/retention. Open screens look again with the settings. */
export const retentionOptions = queryOptions({
  queryKey: ['settings', 'retention'],
  queryFn: ({ signal }) => call(endpoints.getRetention, { signal }),
})

const decisions = { approve: endpoints.approveRetention, decline: endpoints.declineRetention }

/** POST /admin/retention/{id}/approve, which asks for the password, or /decline. @throws retention.settled */
export function decideRetention(id: string, decision: keyof typeof decisions): Promise<Retention> {
  return call(decisions[decision], { params: { id }, timeoutMs: 60_000 })
}
