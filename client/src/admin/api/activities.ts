import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type Activity,
  type noteSchema,
  type receivedSchema,
  recentActivitySchema,
  threadSchema,
} from '#contract/activities.ts'
import { call } from './request.ts'

/** Where a thread is kept. */
export type ThreadPath = 'enquiries' | 'demo-requests' | 'quotes' | 'orders' | 'customers'

const path = (of: ThreadPath, id: string) => `/admin/${of}/${encodeURIComponent(id)}`

/** POST …/{id}/notes. @returns the whole thread */
export function addNote(of: ThreadPath, id: string, body: z.output<typeof noteSchema>): Promise<Activity[]> {
  return call('POST', `${path(of, id)}/notes`, { schema: threadSchema, body })
}

/** POST …/{id}/received. @returns the whole thread */
export function addReceived(of: ThreadPath, id: string, body: z.output<typeof receivedSchema>): Promise<Activity[]> {
  return call('POST', `${path(of, id)}/received`, { schema: threadSchema, body })
}

/** POST /admin/activities/{id}/retry: its parked letter is sent again. @throws delivery.not_parked */
export async function retryLetter(activityId: string): Promise<void> {
  await call('POST', `/admin/activities/${activityId}/retry`, { schema: z.unknown() })
}

const recentMost = 8

/** GET /admin/activities: what happened last, of all that the session may read. */
export const recentActivityOptions = queryOptions({
  queryKey: ['activities', 'recent'],
  queryFn: ({ signal }) =>
    call('GET', `/admin/activities?limit=${recentMost}`, { schema: recentActivitySchema, signal }),
})
