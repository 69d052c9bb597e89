import { toString as drawQrCode } from 'qrcode'
import type { TwoFactorSetup } from '#contract/staff/staff.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { type Account, createAccountsRepo } from '../accounts/accounts.repo.ts'
import type { IdentityChecks } from '../sessions/identity-checks.ts'
import { createTwoFactorRepo } from './two-factor.repo.ts'
import { isTotpCode, keyUri, newRecoveryCodes, newSecret, plainCode, recoveryHash, stepOf } from './two-factor.rules.ts'

/** A code that is valid unless it was already used. */
export type GivenFactor = { kind: 'totp'; step: number } | { kind: 'recovery_code'; hash: string }

interface TwoFactorServices {
  database: Database
  secrets: Secrets
  audit: Audit
  settings: SettingsSource
  checkIdentity: IdentityChecks
  now: () => Date
  random: (bytes: number) => Uint8Array
}

interface Owner {
  id: string
  email: string
}

/** Two-factor sign-in with codes of an authenticator app (TOTP) and ten recovery codes. */
export function createTwoFactor(services: TwoFactorServices) {
  const { database, secrets, audit, settings, checkIdentity, now, random } = services
  const accounts = createAccountsRepo(database.prisma)
  const repo = createTwoFactorRepo(database.prisma)

  function openSecret({ id, totpSecret }: Pick<Account, 'id' | 'totpSecret'>): string | undefined {
    return totpSecret === null ? undefined : secrets.decrypt(totpSecret, secretContext(id))
  }

  /** Replaces all recovery codes. @returns the new codes, which are shown once */
  async function renewCodes(tx: Transaction, userId: string): Promise<{ codes: string[] }> {
    const codes = newRecoveryCodes(random)
    await createTwoFactorRepo(tx).replaceRecoveryCodes(userId, codes.map(recoveryHash))
    return { codes }
  }

  /** Validates a code without consuming it. */
  function read(account: Account, code: string): GivenFactor | 'wrong' {
    const plain = plainCode(code)
    if (!isTotpCode(plain)) return { kind: 'recovery_code', hash: recoveryHash(plain) }
    const secret = openSecret(account)
    const step = secret && stepOf(secret, plain, now())
    return step ? { kind: 'totp', step } : 'wrong'
  }

  /** Consumes a code. @returns false when it was used before or does not exist */
  function take(tx: Transaction, userId: string, factor: GivenFactor): Promise<boolean> {
    const within = createTwoFactorRepo(tx)
    if (factor.kind === 'totp') return within.takeStep(userId, factor.step)
    return within.takeRecoveryCode(userId, factor.hash, now())
  }

  /**
   * Runs a change of the second factor in the transaction that consumes one of its codes.
   * @throws two_factor.not_set_up, session.invalid_code, session.locked
   */
  async function withCode<Done>(
    session: StaffSession,
    code: string,
    actor: Actor,
    work: (tx: Transaction) => Promise<Done>,
  ): Promise<Done> {
    const { id } = session.user
    const account = await accounts.byId(id)
    if (!account?.totpEnabledAt) throw notSetUp()
    const done = await checkIdentity(session, actor, async () => {
      const factor = read(account, code)
      if (factor === 'wrong') return undefined
      return database.prisma.$transaction(async (tx) =>
        (await take(tx, id, factor)) ? { result: await work(tx) } : undefined,
      )
    })
    if (!done) throw problem('session.invalid_code', 'The code is wrong, expired or was used before')
    return done.result
  }

  const about = ({ id, email }: Owner) => ({ entity: 'user', entityId: id, entityName: email })

  return {
    read,
    take,

    /**
     * Creates a secret to scan and discards an earlier one that was not activated.
     * @throws two_factor.already_set_up
     */
    async prepare({ id, email }: Owner): Promise<TwoFactorSetup> {
      const secret = newSecret()
      const isPrepared = await repo.prepare(id, secrets.encrypt(secret, secretContext(id)))
      if (!isPrepared) throw problem('two_factor.already_set_up', 'Switch it off before you set it up again')
      const uri = keyUri(secret, settings.current().general.siteNameEn, email)
      return { secret, uri, qrCode: await drawQrCode(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }) }
    },

    /** Activates the prepared secret with a code of it. @throws two_factor.not_set_up, session.invalid_code */
    async enable(owner: Owner, code: string, actor: Actor): Promise<{ codes: string[] }> {
      const account = await accounts.byId(owner.id)
      const secret = account && openSecret(account)
      if (!account?.totpSecret || !secret || account.totpEnabledAt) throw notSetUp()
      const { totpSecret } = account
      const step = stepOf(secret, plainCode(code), now())
      if (step === undefined) throw problem('session.invalid_code', 'The code does not belong to the new secret')
      return database.prisma.$transaction(async (tx) => {
        const isEnabled = await createTwoFactorRepo(tx).enable(owner.id, totpSecret, step, now())
        if (!isEnabled) throw notSetUp()
        const codes = await renewCodes(tx, owner.id)
        await audit.record(tx, actor, { action: 'user.two_factor_enabled', ...about(owner) })
        return codes
      })
    },

    /**
     * Requires a code, since each new recovery code can switch two-factor sign-in off.
     * @throws two_factor.not_set_up, session.invalid_code, session.locked
     */
    renewRecoveryCodes(session: StaffSession, code: string, actor: Actor): Promise<{ codes: string[] }> {
      const { user } = session
      return withCode(session, code, actor, async (tx) => {
        if (!(await createTwoFactorRepo(tx).beginRenewal(user.id))) throw notSetUp()
        const codes = await renewCodes(tx, user.id)
        await audit.record(tx, actor, { action: 'user.recovery_codes_renewed', ...about(user) })
        return codes
      })
    },

    /**
     * Switches off the user's own second factor.
     * @throws two_factor.mandatory, two_factor.not_set_up, session.invalid_code, session.locked
     */
    async disable(session: StaffSession, code: string, actor: Actor): Promise<void> {
      if (settings.current().security.twoFactorAuth) {
        throw problem('two_factor.mandatory', 'The settings require it of all staff')
      }
      const { user } = session
      await withCode(session, code, actor, async (tx) => {
        if (!(await createTwoFactorRepo(tx).disable(user.id))) throw notSetUp()
        await audit.record(tx, actor, { action: 'user.two_factor_disabled', ...about(user) })
      })
    },
  }
}

export type TwoFactor = ReturnType<typeof createTwoFactor>

function notSetUp() {
  return problem('two_factor.not_set_up', 'Begin with POST /auth/two-factor')
}

function secretContext(userId: string): string {
  return `user.totp.${userId}`
}
