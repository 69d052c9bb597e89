import type { Notify } from '../desk/notifications.service.ts'
import { createAccount } from './account.service.ts'
import { createFirstStart, type FirstStartServices } from './first-start.service.ts'
import { createHashing, type Hashing } from './hashing.ts'
import { createLinkUse } from './link-use.service.ts'
import { createLinks, type LinksServices } from './links.service.ts'
import { createOwnSessions } from './own-sessions.service.ts'
import { createOwnTries } from './own-tries.ts'
import { createPasswordPolicy } from './passwords.service.ts'
import type { SessionsService } from './sessions.service.ts'
import { createSignIn } from './sign-in.service.ts'
import { createThrottleRepo } from './throttle.repo.ts'
import { createThrottle } from './throttle.service.ts'
import { createTwoFactor } from './two-factor.service.ts'

export interface StaffServices extends LinksServices {
  sessions: SessionsService
  notify: Notify
  afterwards: Parameters<typeof createSignIn>[0]['afterwards']
  config: FirstStartServices['config']
  hashing?: Hashing
}

/** Everything about signing in and one's own account. */
export function createStaff(given: StaffServices) {
  const { database, secrets, settings, sessions, audit, config } = given
  const throttle = createThrottle({ repo: createThrottleRepo(database.prisma), secrets, settings })
  const tryOwn = createOwnTries({ database, throttle, audit })
  const shared = {
    ...given,
    hasDemo: config.DEMO !== false,
    hashing: given.hashing ?? createHashing(),
    policy: createPasswordPolicy(settings),
    throttle,
    tryOwn,
    twoFactor: createTwoFactor({ ...given, tryOwn }),
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
    afterwards: given.afterwards,
  }
}

export type Staff = ReturnType<typeof createStaff>
