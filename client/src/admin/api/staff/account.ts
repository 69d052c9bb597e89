import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/account.ts'
import { getNotificationPreferences, putNotificationPreferences } from '#contract/endpoints/back-office.ts'
import type { NotificationPreferences } from '#contract/staff/notifications.ts'
import type { passwordChangeSchema, profileSchema, SessionUser, TwoFactorSetup } from '#contract/staff/staff.ts'
import { call } from '../request.ts'

/** @throws record.changed */
export function saveProfile(body: z.infer<typeof profileSchema>): Promise<SessionUser> {
  return call(endpoints.changeProfile, { body })
}

/** Changes the password and ends all other sessions. @throws password.wrong */
export async function changePassword(body: z.infer<typeof passwordChangeSchema>): Promise<void> {
  await call(endpoints.changePassword, { body })
}

/** Creates a secret to scan; two-factor sign-in is not enabled yet. */
export function beginTwoFactor(): Promise<TwoFactorSetup> {
  return call(endpoints.prepareTwoFactor, {})
}

/** @param code of the new secret @returns the recovery codes, shown only this once */
export async function enableTwoFactor(code: string): Promise<string[]> {
  const { codes } = await call(endpoints.enableTwoFactor, { body: { code } })
  return codes
}

/** Replaces the recovery codes. @throws session.invalid_code */
export async function renewRecoveryCodes(code: string): Promise<string[]> {
  const { codes } = await call(endpoints.renewRecoveryCodes, { body: { code } })
  return codes
}

/** @throws two_factor.mandatory, session.invalid_code */
export async function disableTwoFactor(code: string): Promise<void> {
  await call(endpoints.disableTwoFactor, { body: { code } })
}

export const ownSessionsOptions = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(endpoints.listOwnSessions, { signal }),
  staleTime: 0,
})

export async function endSession(id: string): Promise<void> {
  await call(endpoints.endOwnSession, { params: { id } })
}

export async function endOtherSessions(): Promise<void> {
  await call(endpoints.endOtherSessions, {})
}

export const notificationPreferencesOptions = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => call(getNotificationPreferences, { signal }),
})

/** Omitted kinds stay as they are. */
export function saveNotificationPreferences(items: NotificationPreferences['items']): Promise<NotificationPreferences> {
  return call(putNotificationPreferences, { body: { items } })
}
