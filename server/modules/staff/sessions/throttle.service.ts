import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { DatabaseHandle, Transaction } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/http/addresses.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createThrottleRepo, type ThrottleRepo } from './throttle.repo.ts'
import { addressFactor, type ThrottleRule } from './throttle.rules.ts'

/** Who tries: a browser or a program that the account knows, or one from an address. */
export type Attempt =
  | { account: string; address: string; kind: 'browser' | 'program' }
  | { deviceId: string }
  | { sessionId: string }

export interface Try {
  /** The failure locks from now on, for this long. Seconds; 0 where it does not. */
  lockedS: number
  /** It was none: a code is still missing. */
  forgive: () => Promise<void>
  /** It succeeded: failures of the account, the device or the session are forgotten; the address only has this one taken back. */
  free: (database: DatabaseHandle) => Promise<void>
}

/**
 * Guessing of passwords and codes, over every instance and restart. A browser that somebody has signed in with before is
 * counted by itself, so that a stranger who fails at an account's name locks nobody out of it where they are known (OWASP,
 * device cookies). A program keeps no cookie: it is known by the network that it has signed in from. Before that, it is
 * locked out only by strangers who fail as programs of the same account from several networks.
 */
export function createThrottle({
  repo,
  secrets,
  settings,
}: {
  repo: ThrottleRepo
  secrets: Secrets
  settings: SettingsSource
}) {
  function rulesOf(attempt: Attempt): [ThrottleRule, ...ThrottleRule[]] {
    const most = settings.current().security.maxLoginAttempts
    if ('deviceId' in attempt) return [{ key: `device:${attempt.deviceId}`, most }]
    if ('sessionId' in attempt) return [{ key: `session:${attempt.sessionId}`, most }]
    const network = networkOf(attempt.address)
    const address = { key: `address:${network}`, most: most * addressFactor }
    if (attempt.kind === 'browser') return [{ key: accountKey(attempt.account), most }, address]
    const here = { key: `program:${secrets.sign(`${attempt.account} ${network}`, 'throttle')}`, most }
    return [here, address, { key: programsKey(attempt.account), most: most * addressFactor }]
  }

  /** Hashed: a name that was mistyped may be somebody's, or a password. */
  function accountKey(account: string): string {
    return `account:${secrets.sign(account, 'throttle')}`
  }

  /** Programs that say they are the account, from wherever it does not know. */
  function programsKey(account: string): string {
    return `programs:${secrets.sign(account, 'throttle')}`
  }

  return {
    /**
     * Counts a try as failed, to be called before what was given is looked at.
     * @throws session.locked
     */
    async begin(attempt: Attempt): Promise<Try> {
      const rules = rulesOf(attempt)
      const keys = rules.map(({ key }) => key)
      refuse(await repo.lockedS(keys))
      let lockedS = 0
      for (const [index, rule] of rules.entries()) {
        const counted = await repo.count(rule)
        if (counted.wasLocked) {
          if (index > 0) await repo.forgive(keys.slice(0, index))
          refuse(counted.lockedS)
        }
        lockedS = Math.max(lockedS, counted.lockedS)
      }
      return {
        lockedS,
        forgive: () => repo.forgive(keys),
        async free(database) {
          const within = createThrottleRepo(database)
          await within.free(keys.slice(0, 1))
          await within.forgive(keys.slice(1))
        },
      }
    },

    /** Whoever sets a password by a link is locked no more. */
    freeAccount: (tx: Transaction, account: string) =>
      createThrottleRepo(tx).free([accountKey(account), programsKey(account)]),
  }
}

export type Throttle = ReturnType<typeof createThrottle>

function refuse(lockedS: number): void {
  if (lockedS > 0) {
    throw problem('session.locked', `Try again in ${Math.ceil(lockedS)} s`, undefined, { retryAfterS: lockedS })
  }
}
