import type { Login } from '#contract/staff/staff.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { type Account, createAccountsRepo } from '../accounts/accounts.repo.ts'
import type { GivenFactor, TwoFactor } from '../two-factor/two-factor.service.ts'
import { createDevicesRepo, type KnownDevice } from './devices.repo.ts'
import { deviceHash, programHash, rememberDevice } from './devices.ts'
import { type Hashing, isOutdated, type Passwords } from './hashing.ts'
import { createSessionsRepo } from './sessions.repo.ts'
import type { SessionsService } from './sessions.service.ts'
import { createSignInAudit, type SignInAuditServices, type Visitor } from './sign-in-audit.ts'
import type { Throttle, Try } from './throttle.service.ts'

export interface SignInServices extends SignInAuditServices {
  sessions: SessionsService
  secrets: Secrets
  throttle: Throttle
  hashing: Hashing
  twoFactor: TwoFactor
  notify: Notify
  now: () => Date
  random: (bytes: number) => Uint8Array
}

interface Checked {
  account: Account
  device: KnownDevice | undefined
  attempt: Try
  factor: GivenFactor | undefined
  /** New hash when the stored one has outdated parameters. */
  freshHash: string | undefined
}

/** Signs users in: password, then second factor. Every attempt is counted before it is checked. */
export function createSignIn(services: SignInServices) {
  const { database, sessions, throttle, hashing, twoFactor, notify, now } = services
  const notes = createSignInAudit(services)
  const accounts = createAccountsRepo(database.prisma)
  const devices = createDevicesRepo(database.prisma)

  const programHashOf = (email: string, { address }: Visitor) => programHash(services.secrets, email, address)

  async function check(
    { username, password, code }: Login,
    visitor: Visitor,
    kind: 'browser' | 'program',
    passwords: Passwords,
  ): Promise<Checked> {
    const email = username.toLowerCase()
    const known = kind === 'browser' ? visitor.deviceSecrets.map(deviceHash) : [programHashOf(email, visitor)]
    const device = await devices.find(email, known)
    const attempt = await throttle.begin(
      device ? { deviceId: device.id } : { account: email, address: visitor.address, kind },
    )
    const account = await accounts.byEmail(email)
    const isRight = await passwords.verify(account?.passwordHash, password)
    if (!account || !isRight || account.status !== 'active' || (account.isDemo && !visitor.mayUseDemo)) {
      notes.failed(visitor, account, attempt, 'password')
      throw wrongCredentials()
    }
    if (!account.isDemo && !visitor.mayUseOthers) {
      await attempt.forgive()
      throw problem('tls.required', 'With DEMO=1, only demo accounts sign in over HTTP')
    }
    if (account.totpEnabledAt && !code) {
      await attempt.forgive()
      throw problem('session.code_required', 'Send the same again with `code`')
    }
    const factor = account.totpEnabledAt && code ? twoFactor.read(account, code) : undefined
    if (factor === 'wrong') {
      notes.failed(visitor, account, attempt, 'code')
      throw wrongCode()
    }
    const isOld = account.passwordHash !== null && isOutdated(account.passwordHash)
    return { account, device, attempt, factor, freshHash: isOld ? await passwords.hash(password) : undefined }
  }

  /** Completes a sign-in. The code is consumed here, so that only one of two concurrent sign-ins with it succeeds. */
  async function enter(
    tx: Transaction,
    { account, attempt, factor, freshHash }: Checked,
    visitor: Visitor,
    kind: 'cookie' | 'bearer',
  ) {
    if (!(await createAccountsRepo(tx).signedIn(account, now(), freshHash))) throw wrongCredentials()
    if (factor && !(await twoFactor.take(tx, account.id, factor))) {
      notes.failed(visitor, account, attempt, 'code')
      throw wrongCode()
    }
    await attempt.free(tx)
    const { address, userAgent } = visitor
    return sessions.begin({ userId: account.id, kind, address, userAgent }, createSessionsRepo(tx))
  }

  /** Skips the first sign-in of an account. */
  async function notifyNewDevice(tx: Transaction, { account, device }: Checked, { address, userAgent }: Visitor) {
    if (device || account.lastLoginAt === null) return
    await notify(tx, 'session.new_device', { address, userAgent }, { only: account.id })
  }

  return {
    /**
     * Signs a browser in and replaces its former session.
     * @returns token and expiry of the session, and the device secrets to store
     * @throws session.invalid_credentials, session.code_required, session.invalid_code, session.locked, rate.limited
     */
    async browser(login: Login, visitor: Visitor) {
      const checked = await hashing.run((passwords) => check(login, visitor, 'browser', passwords))
      const { account, device, factor } = checked
      return database.prisma.$transaction(async (tx) => {
        const session = await enter(tx, checked, visitor, 'cookie')
        const secrets = visitor.deviceSecrets
        const kept = { userId: account.id, device, secrets, now: now(), random: services.random }
        const deviceSecrets = await rememberDevice(tx, kept)
        const ended = visitor.formerSessionId ? await createSessionsRepo(tx).endAny(visitor.formerSessionId) : 0
        if (ended > 0) await publish(tx, 'sessions.changed')
        await notifyNewDevice(tx, checked, visitor)
        await notes.started(tx, visitor, account, { id: session.id, kind: 'cookie', factor })
        return { ...session, deviceSecrets }
      })
    },

    /** Signs an API client in and returns a token for `Authorization: Bearer`. @throws as `browser` */
    async program(login: Login, visitor: Visitor) {
      const checked = await hashing.run((passwords) => check(login, visitor, 'program', passwords))
      const { account, factor } = checked
      return database.prisma.$transaction(async (tx) => {
        const session = await enter(tx, checked, visitor, 'bearer')
        await createDevicesRepo(tx).keep(account.id, programHashOf(account.email, visitor), now())
        await notes.started(tx, visitor, account, { id: session.id, kind: 'bearer', factor })
        return session
      })
    },
  }
}

function wrongCredentials() {
  return problem('session.invalid_credentials', 'No active account has this username and password')
}

function wrongCode() {
  return problem('session.invalid_code', 'The code is wrong, expired or was used before')
}
