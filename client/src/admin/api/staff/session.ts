import { useSuspenseQuery } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/account.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { may, type Permission } from '#contract/staff/permissions.ts'
import type { Session, SessionUser } from '#contract/staff/staff.ts'
import { call, StaffFailure } from '../request.ts'
import { sessionOptions } from './session-options.ts'

export function signOut(): Promise<void> {
  return call(endpoints.signOut, {})
}

export function confirmPassword(password: string): Promise<void> {
  return call(endpoints.confirmPassword, { body: { password } })
}

/** Saves the account's language, and retries once if the account was changed in the meantime. */
export async function saveOwnLanguage(change: { language: ReaderLanguage; version: number }): Promise<void> {
  const save = (body: typeof change) => call(endpoints.changeProfile, { body })
  await save(change).catch(async (error: unknown) => {
    if (!(error instanceof StaffFailure) || error.code !== 'record.changed') throw error
    const { user } = await call(endpoints.getSession, {})
    if (user) await save({ ...change, version: user.version })
  })
}

/** Returns the session of the signed-in user. Only for components behind the gate. */
export function useSession(): Session & { user: SessionUser } {
  const { data } = useSuspenseQuery(sessionOptions)
  if (!data.user) throw new Error('Nobody is signed in')
  return { ...data, user: data.user }
}

/** Returns a permission check for hiding what the server would refuse. */
export function useCan(): (permission: Permission) => boolean {
  const { role } = useSession().user
  return (permission) => may(role, permission)
}
