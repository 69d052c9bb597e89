import type { Role } from '#contract/staff/permissions.ts'
import type { StaffStatus } from '#contract/staff/users.ts'

/** For the rule that there must be an active Super Admin. */
export interface SuperAdmin {
  id: string
  /** Has set a password and can sign in. */
  hasJoined: boolean
  isDemo: boolean
}

/**
 * Returns whether a user is the last Super Admin who can sign in. Demo accounts do not count while there is a real
 * one, as they need DEMO.
 * @param admins all active Super Admins
 */
export function isLastSuperAdmin(admins: SuperAdmin[], id: string): boolean {
  const joined = admins.filter(({ hasJoined }) => hasJoined)
  const real = joined.filter(({ isDemo }) => !isDemo)
  const [last, ...others] = real.length > 0 ? real : joined
  return last?.id === id && others.length === 0
}

interface Standing {
  role: Role
  status: StaffStatus
}

/** Returns whether a change ends the user's role as an active Super Admin. */
export function stepsDown(before: Standing, after: Standing): boolean {
  const isActive = ({ role, status }: Standing) => role === 'super_admin' && status === 'active'
  return isActive(before) && !isActive(after)
}
