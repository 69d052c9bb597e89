import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { DatabaseHandle, Transaction } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/http/addresses.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { addressFactor, createThrottleRepo, type ThrottleRepo, type ThrottleRule } from './throttle.repo.ts'

/** A known device, a session, or an unknown browser or API client with its address. */
export type Attempt =
  | { account: string; address: string; kind: 'browser' | 'program' }
  | { deviceId: string }
  | { sessionId: string }

export interface Try {
  /** Seconds that the failure locks; 0 when it does not. */
  lockedS: number
  /** Takes the failure back: only the code is missing. */
  forgive: () => Promise<void>
  /** Resets the counts of the account, device or session after a success; the address only gets this attempt back. */
  free: (database: DatabaseHandle) => Promise<void>
}

/**
 * Throttles guessing of passwords and codes across instances and restarts. A known browser has its own count, so that
 * strangers who fail with an account's name do not lock its owner out (OWASP device cookies). API clients have no
 * cookie and are known by the network they signed in from; before that, only strangers who act as API clients of the
 * same account can lock them out.
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

  /** Hashed, because a mistyped name may be another person's name, or a password. */
  function accountKey(account: string): string {
    return `account:${secrets.sign(account, 'throttle')}`
  }

  /** Key for API clients that claim an account from unknown networks. */
  function programsKey(account: string): string {
    return `programs:${secrets.sign(account, 'throttle')}`
  }

  return {
    /** Counts an attempt as failed; call it before checking the credentials. @throws session.locked */
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

    /** Unlocks an account whose password was set by a link. */
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
