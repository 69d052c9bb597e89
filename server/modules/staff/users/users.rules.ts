import type { Role } from '#contract/staff/permissions.ts'
import type { StaffStatus } from '#contract/staff/users.ts'

/** What counts for "there must be an active Super Admin". */
export interface SuperAdmin {
  id: string
  /** Has set a password, so can sign in. */
  hasJoined: boolean
  isDemo: boolean
}

/**
 * Whether somebody is the last who can manage the others (design, "Who may do what"): a demo account is none while there is a
 * real one, since it signs in under DEMO alone.
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

/** Whether a change ends somebody's being an active Super Admin. */
export function stepsDown(before: Standing, after: Standing): boolean {
  const isActive = ({ role, status }: Standing) => role === 'super_admin' && status === 'active'
  return isActive(before) && !isActive(after)
}
