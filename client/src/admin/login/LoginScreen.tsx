import type { Session } from '#contract/staff.ts'

export function LoginScreen(_props: { session: Session }) {
  return null
}
