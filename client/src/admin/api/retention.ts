import { queryOptions } from '@tanstack/react-query'
import { type Retention, retentionSchema } from '#contract/retention.ts'
import { call } from './request.ts'

/** GET /admin/retention. Open screens look again with the settings. */
export const retentionOptions = queryOptions({
  queryKey: ['settings', 'retention'],
  queryFn: ({ signal }) => call('GET', '/admin/retention', { schema: retentionSchema, signal }),
})

/** POST /admin/retention/{id}/approve, which asks for the password, or /decline. @throws retention.settled */
export function decideRetention(id: string, decision: 'approve' | 'decline'): Promise<Retention> {
  return call('POST', `/admin/retention/${id}/${decision}`, { schema: retentionSchema, timeoutMs: 60_000 })
}
