import type { Session } from '#contract/staff.ts'

/** What a session must put right first: an expired password, or two-factor sign-in that is required. */
export function RestrictedScreen(_props: { session: Session }) {
  return null
}
