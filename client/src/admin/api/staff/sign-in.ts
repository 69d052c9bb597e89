import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/account.ts'
import type { Link, LinkUse, Login, Session } from '#contract/staff/staff.ts'
import { call } from '../request.ts'

export function signIn(body: Login): Promise<Session> {
  return call(endpoints.signIn, { body })
}

/** Answers the same whether or not the address has an account. */
export async function requestPasswordReset(body: { email: string }): Promise<void> {
  await call(endpoints.requestPasswordReset, { body })
}

/** Purpose of a link: invitation, reset or first start. */
export const linkOptions = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: ({ signal }): Promise<Link> => call(endpoints.lookAtLink, { body: { token }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export async function followLink(body: LinkUse): Promise<void> {
  await call(endpoints.useLink, { body })
}
