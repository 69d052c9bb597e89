import type { FastifyInstance } from 'fastify'
import {
  accountRoutes,
  auditRoutes,
  linksRoutes,
  ownSessionsRoutes,
  signInRoutes,
  twoFactorRoutes,
  userAccessRoutes,
  usersRoutes,
  usersWriteRoutes,
} from '#server/modules/staff/index.ts'
import { visitorLimit } from '../../platform/http/rate-limits.ts'
import type { SharedLimits } from '../../platform/http/shared-limits.ts'
import type { Ground } from '../dependencies.ts'
import type { StaffLimits } from '../limits.ts'
import type { StaffArea } from '../services/staff.ts'

/** Behind the door, without a session: signing in, and one-time links. */
export async function registerSignIn(
  door: FastifyInstance,
  { staff }: Pick<StaffArea, 'staff'>,
  limits: StaffLimits,
  shared: SharedLimits,
): Promise<void> {
  await door.register(signInRoutes(staff, visitorLimit(door, limits.signIns)))
  const [links, resets] = [visitorLimit(door, limits.links), shared.ofVisitor('resets', limits.resets)]
  await door.register(linksRoutes(staff, { links, resets }))
}

/** One's own account and sessions, the audit log, and everybody else's accounts. */
export async function registerAccounts(
  zone: FastifyInstance,
  services: Pick<StaffArea, 'staff' | 'auditLog' | 'users' | 'userAccess'> & Pick<Ground, 'settings'>,
): Promise<void> {
  await zone.register(accountRoutes(services.staff))
  await zone.register(twoFactorRoutes(services.staff))
  await zone.register(ownSessionsRoutes(services.staff))
  await zone.register(auditRoutes(services.auditLog, services.settings))
  await zone.register(usersRoutes(services.users, services.settings))
  await zone.register(usersWriteRoutes(services.users))
  await zone.register(userAccessRoutes(services.userAccess))
}
