import type { FastifyInstance } from 'fastify'
import {
  accountRoutes,
  auditRoutes,
  keysRoutes,
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
import type { Dependencies } from '../dependencies.ts'
import type { StaffLimits } from '../limits.ts'
import type { StaffArea } from '../services/staff.ts'

/** Registers sign-in and one-time links, which need no session. */
export async function registerSignIn(
  open: FastifyInstance,
  { staff }: Pick<StaffArea, 'staff'>,
  limits: StaffLimits,
  shared: SharedLimits,
): Promise<void> {
  await open.register(signInRoutes(staff, visitorLimit(open, 'signIns', limits.signIns)))
  const [links, resets] = [visitorLimit(open, 'links', limits.links), shared.ofVisitor('resets', limits.resets)]
  await open.register(linksRoutes(staff, { links, resets }))
}

export async function registerAccounts(
  zone: FastifyInstance,
  services: Pick<StaffArea, 'staff' | 'keys' | 'auditLog' | 'users' | 'userAccess'> & Pick<Dependencies, 'settings'>,
): Promise<void> {
  await zone.register(accountRoutes(services.staff))
  await zone.register(twoFactorRoutes(services.staff))
  await zone.register(ownSessionsRoutes(services.staff))
  await zone.register(keysRoutes(services.keys))
  await zone.register(auditRoutes(services.auditLog, services.settings))
  await zone.register(usersRoutes(services.users, services.settings))
  await zone.register(usersWriteRoutes(services.users))
  await zone.register(userAccessRoutes(services.userAccess))
}
