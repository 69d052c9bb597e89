import type { Notify } from '#server/modules/notifications/index.ts'
import { createLinkUse } from '../links/link-use.service.ts'
import { createLinks, type LinksServices } from '../links/links.service.ts'
import { createHashing, type Hashing } from '../sessions/hashing.ts'
import { createIdentityChecks } from '../sessions/identity-checks.ts'
import { createOwnSessions } from '../sessions/own-sessions.service.ts'
import { createPasswordPolicy } from '../sessions/passwords.service.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import { createSignIn } from '../sessions/sign-in.service.ts'
import { createThrottleRepo } from '../sessions/throttle.repo.ts'
import { createThrottle } from '../sessions/throttle.service.ts'
import { createTwoFactor } from '../two-factor/two-factor.service.ts'
import { createAccount } from './account.service.ts'
import { createFirstStart, type FirstStartServices } from './first-start.service.ts'

export interface StaffServices extends LinksServices {
  sessions: SessionsService
  notify: Notify
  backgroundTasks: Parameters<typeof createSignIn>[0]['backgroundTasks']
  config: FirstStartServices['config']
  terminalKeys: FirstStartServices['terminalKeys']
  hashing?: Hashing
}

export function createStaff(given: StaffServices) {
  const { database, secrets, settings, sessions, audit, config } = given
  const throttle = createThrottle({ repo: createThrottleRepo(database.prisma), secrets, settings })
  const checkIdentity = createIdentityChecks({ database, throttle, audit })
  const shared = {
    ...given,
    hasDemo: config.DEMO !== false,
    hashing: given.hashing ?? createHashing(),
    policy: createPasswordPolicy(settings),
    throttle,
    checkIdentity,
    twoFactor: createTwoFactor({ ...given, checkIdentity }),
    links: createLinks(given),
  }
  return {
    sessions,
    settings,
    signIn: createSignIn(shared),
    account: createAccount(shared),
    ownSessions: createOwnSessions({ database, sessions, audit }),
    twoFactor: shared.twoFactor,
    links: shared.links,
    linkUse: createLinkUse(shared),
    firstStart: createFirstStart(shared),
    backgroundTasks: given.backgroundTasks,
  }
}

export type Staff = ReturnType<typeof createStaff>
