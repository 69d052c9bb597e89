import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type NotificationPreferences, notificationPreferencesSchema } from '#contract/notifications.ts'
import {
  ownSessionsSchema,
  type passwordChangeSchema,
  type profileSchema,
  recoveryCodesSchema,
  type TwoFactorSetup,
  twoFactorSetupSchema,
} from '#contract/staff.ts'
import { call } from './request.ts'

/** PATCH /auth/profile. @throws record.changed */
export async function saveProfile(body: z.infer<typeof profileSchema>): Promise<void> {
  await call('PATCH', '/auth/profile', { schema: z.unknown(), body })
}

/** POST /auth/password: all other sessions end. @throws password.wrong */
export async function changePassword(body: z.infer<typeof passwordChangeSchema>): Promise<void> {
  await call('POST', '/auth/password', { schema: z.unknown(), body })
}

/** POST /auth/two-factor: a secret to scan; nothing is on yet. */
export function beginTwoFactor(): Promise<TwoFactorSetup> {
  return call('POST', '/auth/two-factor', { schema: twoFactorSetupSchema })
}

/** POST /auth/two-factor/enable, with a code of the secret. @returns the recovery codes, shown this once */
export async function enableTwoFactor(code: string): Promise<string[]> {
  const { codes } = await call('POST', '/auth/two-factor/enable', { schema: recoveryCodesSchema, body: { code } })
  return codes
}

/** POST /auth/two-factor/recovery-codes: new ones in place of the former. @throws session.invalid_code */
export async function renewRecoveryCodes(code: string): Promise<string[]> {
  const path = '/auth/two-factor/recovery-codes'
  const { codes } = await call('POST', path, { schema: recoveryCodesSchema, body: { code } })
  return codes
}

/** POST /auth/two-factor/disable. @throws two_factor.mandatory, session.invalid_code */
export async function disableTwoFactor(code: string): Promise<void> {
  await call('POST', '/auth/two-factor/disable', { schema: z.unknown(), body: { code } })
}

/** GET /auth/sessions: one's own. */
export const ownSessionsOptions = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call('GET', '/auth/sessions', { schema: ownSessionsSchema, signal }),
  staleTime: 0,
})

/** DELETE /auth/sessions/{id}. */
export async function endSession(id: string): Promise<void> {
  await call('DELETE', `/auth/sessions/${id}`, { schema: z.unknown() })
}

/** DELETE /auth/sessions: all but this one. */
export async function endOtherSessions(): Promise<void> {
  await call('DELETE', '/auth/sessions', { schema: z.unknown() })
}

/** GET /auth/notification-preferences: which kinds one gets by e-mail. */
export const notificationPreferencesOptions = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) =>
    call('GET', '/auth/notification-preferences', { schema: notificationPreferencesSchema, signal }),
})

/** PUT /auth/notification-preferences: what is not given stays. */
export function saveNotificationPreferences(items: NotificationPreferences['items']): Promise<NotificationPreferences> {
  return call('PUT', '/auth/notification-preferences', { schema: notificationPreferencesSchema, body: { items } })
}
