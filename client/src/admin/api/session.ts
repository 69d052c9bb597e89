import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { may, type Permission } from '#contract/permissions.ts'
import { type Session, type SessionUser, sessionSchema } from '#contract/staff.ts'
import { call } from './request.ts'

/** GET /auth/session: who is signed in, if anybody. */
export const sessionOptions = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('GET', '/auth/session', { schema: sessionSchema, signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The session, within the admin's gate. */
export function useSession(): Session & { user: SessionUser } {
  const { data } = useSuspenseQuery(sessionOptions)
  if (!data.user) throw new Error('Nobody is signed in')
  return { ...data, user: data.user }
}

/** Whether the reader may do something: the server decides, this only hides what it would refuse. */
export function useMay(): (permission: Permission) => boolean {
  const { role } = useSession().user
  return (permission) => may(role, permission)
}
