import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/settings.ts'
import type { Retention } from '#contract/staff/retention.ts'
import { call } from './request.ts'

export const retentionOptions = queryOptions({
  queryKey: ['settings', 'retention'],
  queryFn: ({ signal }) => call(endpoints.getRetention, { signal }),
})

const decisions = { approve: endpoints.approveRetention, decline: endpoints.declineRetention }

/** Approving requires the password to be confirmed. @throws retention.settled */
export function decideRetention(id: string, decision: keyof typeof decisions): Promise<Retention> {
  return call(decisions[decision], { params: { id }, timeoutMs: 60_000 })
}
