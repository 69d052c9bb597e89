import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type Link, type LinkUse, type Login, linkSchema, type Session, sessionSchema } from '#contract/staff.ts'
import { call } from './request.ts'

/** POST /auth/login. */
export function signIn(body: Login): Promise<Session> {
  return call('POST', '/auth/login', { schema: sessionSchema, body })
}

/** POST /auth/password-reset: the answer never says whether anybody has that address. */
export async function requestPasswordReset(body: { email: string }): Promise<void> {
  await call('POST', '/auth/password-reset', { schema: z.unknown(), body })
}

/** POST /auth/links/look: what a link is for. */
export const linkOptions = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: ({ signal }): Promise<Link> =>
      call('POST', '/auth/links/look', { schema: linkSchema, body: { token }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** POST /auth/links/use: sets the password; signs nobody in. */
export async function followLink(body: LinkUse): Promise<void> {
  await call('POST', '/auth/links/use', { schema: z.unknown(), body })
}
