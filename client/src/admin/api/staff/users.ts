import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/users.ts'
import type {
  Invitation,
  invitedSchema,
  linkSentSchema,
  StaffUser,
  sessionsEndedSchema,
  UserChange,
} from '#contract/staff/users.ts'
import { call } from '../request.ts'

const minute = 60_000

/** GET /admin/users/stats: who is online changes by itself. */
export const userStatsOptions = queryOptions({
  queryKey: ['users', 'stats'],
  queryFn: ({ signal }) => call(endpoints.getUserStats, { signal }),
  staleTime: 0,
  refetchInterval: minute,
})

/** GET /admin/users/{id}: what is edited is what holds now. */
export function userOptions(id: string) {
  return queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getUser, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** POST /admin/users. */
export function inviteUser(invitation: Invitation): Promise<z.output<typeof invitedSchema>> {
  return call(endpoints.inviteUser, { body: invitation })
}

/** PATCH /admin/users/{id}. */
export function changeUser(id: string, change: UserChange): Promise<StaffUser> {
  return call(endpoints.changeUser, { params: { id }, body: change })
}

/** POST /admin/users/{id}/invitation: a new link in place of the former one. */
export function inviteAgain(id: string): Promise<z.output<typeof linkSentSchema>> {
  return call(endpoints.inviteUserAgain, { params: { id } })
}

/** POST /admin/users/{id}/password-reset. */
export function resetPassword(id: string): Promise<z.output<typeof linkSentSchema>> {
  return call(endpoints.sendPasswordReset, { params: { id } })
}

/** DELETE /admin/users/{id}/two-factor. */
export function resetTwoFactor(id: string): Promise<StaffUser> {
  return call(endpoints.resetUserTwoFactor, { params: { id } })
}

/** DELETE /admin/users/{id}/sessions: signed out everywhere. */
export function endSessions(id: string): Promise<z.output<typeof sessionsEndedSchema>> {
  return call(endpoints.endUserSessions, { params: { id } })
}
