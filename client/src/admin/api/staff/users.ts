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

/** Polled, because who is online changes. */
export const userStatsOptions = queryOptions({
  queryKey: ['users', 'stats'],
  queryFn: ({ signal }) => call(endpoints.getUserStats, { signal }),
  staleTime: 0,
  refetchInterval: minute,
})

export function userOptions(id: string) {
  return queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getUser, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function inviteUser(invitation: Invitation): Promise<z.output<typeof invitedSchema>> {
  return call(endpoints.inviteUser, { body: invitation })
}

export function changeUser(id: string, change: UserChange): Promise<StaffUser> {
  return call(endpoints.changeUser, { params: { id }, body: change })
}

/** Sends a new link, which replaces the former one. */
export function inviteAgain(id: string): Promise<z.output<typeof linkSentSchema>> {
  return call(endpoints.inviteUserAgain, { params: { id } })
}

export function resetPassword(id: string): Promise<z.output<typeof linkSentSchema>> {
  return call(endpoints.sendPasswordReset, { params: { id } })
}

export function resetTwoFactor(id: string): Promise<StaffUser> {
  return call(endpoints.resetUserTwoFactor, { params: { id } })
}

export function endSessions(id: string): Promise<z.output<typeof sessionsEndedSchema>> {
  return call(endpoints.endUserSessions, { params: { id } })
}
