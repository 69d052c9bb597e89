import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/account.ts'
import { getNotificationPreferences, putNotificationPreferences } from '#contract/endpoints/back-office.ts'
import type { NotificationPreferences } from '#contract/staff/notifications.ts'
import type { passwordChangeSchema, profileSchema, SessionUser, TwoFactorSetup } from '#contract/staff/staff.ts'
import { call } from '../request.ts'

/** PATCH /auth/profile. @returns oneself as saved @throws record.changed */
export function saveProfile(body: z.infer<typeof profileSchema>): Promise<SessionUser> {
  return call(endpoints.changeProfile, { body })
}

/** POST /auth/password: all other sessions end. @throws password.wrong */
export async function changePassword(body: z.infer<typeof passwordChangeSchema>): Promise<void> {
  await call(endpoints.changePassword, { body })
}

/** POST /auth/two-factor: a secret to scan; nothing is on yet. */
export function beginTwoFactor(): Promise<TwoFactorSetup> {
  return call(endpoints.prepareTwoFactor, {})
}

/** POST /auth/two-factor/enable, with a code of the secret. @returns the recovery codes, shown this once */
export async function enableTwoFactor(code: string): Promise<string[]> {
  const { codes } = await call(endpoints.enableTwoFactor, { body: { code } })
  return codes
}

/** POST /auth/two-factor/recovery-codes: new ones in place of the former. @throws session.invalid_code */
export async function renewRecoveryCodes(code: string): Promise<string[]> {
  const { codes } = await call(endpoints.renewRecoveryCodes, { body: { code } })
  return codes
}

/** POST /auth/two-factor/disable. @throws two_factor.mandatory, session.invalid_code */
export async function disableTwoFactor(code: string): Promise<void> {
  await call(endpoints.disableTwoFactor, { body: { code } })
}

/** GET /auth/sessions: one's own. */
export const ownSessionsOptions = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(endpoints.listOwnSessions, { signal }),
  staleTime: 0,
})

/** DELETE /auth/sessions/{id}. */
export async function endSession(id: string): Promise<void> {
  await call(endpoints.endOwnSession, { params: { id } })
}

/** DELETE /auth/sessions: all but this one. */
export async function endOtherSessions(): Promise<void> {
  await call(endpoints.endOtherSessions, {})
}

/** GET /auth/notification-preferences: which kinds one gets by e-mail. */
export const notificationPreferencesOptions = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => call(getNotificationPreferences, { signal }),
})

/** PUT /auth/notification-preferences: what is not given stays. */
export function saveNotificationPreferences(items: NotificationPreferences['items']): Promise<NotificationPreferences> {
  return call(putNotificationPreferences, { body: { items } })
}
