import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/account.ts'
import type { Link, LinkUse, Login, Session } from '#contract/staff/staff.ts'
import { call } from '../request.ts'

/** POST /auth/login. */
export function signIn(body: Login): Promise<Session> {
  return call(endpoints.signIn, { body })
}

/** POST /auth/password-reset: the answer never says whether anybody has that address. */
export async function requestPasswordReset(body: { email: string }): Promise<void> {
  await call(endpoints.requestPasswordReset, { body })
}

/** POST /auth/links/look: what a link is for. */
export const linkOptions = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: ({ signal }): Promise<Link> => call(endpoints.lookAtLink, { body: { token }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** POST /auth/links/use: sets the password; signs nobody in. */
export async function followLink(body: LinkUse): Promise<void> {
  await call(endpoints.useLink, { body })
}
