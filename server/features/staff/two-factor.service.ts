import { toString as drawQrCode } from 'qrcode'
import type { TwoFactorSetup } from '#contract/staff.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database.ts'
import { problem } from '#server/platform/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { type Account, createAccountsRepo } from './accounts.repo.ts'
import { createTwoFactorRepo } from './two-factor.repo.ts'
import { isTotpCode, keyUri, newRecoveryCodes, newSecret, plainCode, recoveryHash, stepOf } from './two-factor.rules.ts'

/** A code as it was read: it is good if it can still be taken. */
export type GivenFactor = { kind: 'totp'; step: number } | { kind: 'recovery_code'; hash: string }

interface TwoFactorServices {
  database: Database
  secrets: Secrets
  audit: Audit
  settings: SettingsSource
  now: () => Date
  random: (bytes: number) => Uint8Array
}

/** Whose it is. */
interface Owner {
  id: string
  email: string
}

/** Two-factor sign-in: codes of an authenticator app (TOTP), and ten recovery codes. */
export function createTwoFactor({ database, secrets, audit, settings, now, random }: TwoFactorServices) {
  const accounts = createAccountsRepo(database.prisma)
  const repo = createTwoFactorRepo(database.prisma)

  function openSecret({ id, totpSecret }: Pick<Account, 'id' | 'totpSecret'>): string | undefined {
    return totpSecret === null ? undefined : secrets.decrypt(totpSecret, secretContext(id))
  }

  /** Codes in place of all former ones. @returns what is shown once */
  async function renewCodes(tx: Transaction, userId: string): Promise<{ codes: string[] }> {
    const codes = newRecoveryCodes(random)
    await createTwoFactorRepo(tx).replaceRecoveryCodes(userId, codes.map(recoveryHash))
    return { codes }
  }

  const about = ({ id, email }: Owner) => ({ entity: 'user', entityId: id, entityName: email })

  return {
    /** What a code is, if it is right as far as reading tells. */
    read(account: Account, code: string): GivenFactor | 'wrong' {
      const plain = plainCode(code)
      if (!isTotpCode(plain)) return { kind: 'recovery_code', hash: recoveryHash(plain) }
      const secret = openSecret(account)
      const step = secret && stepOf(secret, plain, now())
      return step ? { kind: 'totp', step } : 'wrong'
    },

    /** Takes it, once and for all; false where it was taken before, or there is no such recovery code. */
    take(tx: Transaction, userId: string, factor: GivenFactor): Promise<boolean> {
      const within = createTwoFactorRepo(tx)
      if (factor.kind === 'totp') return within.takeStep(userId, factor.step)
      return within.takeRecoveryCode(userId, factor.hash, now())
    },

    /**
     * A secret to scan, in place of one that was not put to use.
     * @throws two_factor.already_set_up
     */
    async prepare({ id, email }: Owner): Promise<TwoFactorSetup> {
      const secret = newSecret()
      const isPrepared = await repo.prepare(id, secrets.encrypt(secret, secretContext(id)))
      if (!isPrepared) throw problem('two_factor.already_set_up', 'Switch it off before you set it up again')
      const uri = keyUri(secret, settings.current().general.siteNameEn, email)
      return { secret, uri, qrCode: await drawQrCode(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }) }
    },

    /**
     * Switches it on, with a code of the prepared secret.
     * @throws two_factor.not_set_up, session.invalid_code
     */
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

    /** @throws two_factor.not_set_up */
    async renewRecoveryCodes(owner: Owner, actor: Actor): Promise<{ codes: string[] }> {
      return database.prisma.$transaction(async (tx) => {
        if (!(await createTwoFactorRepo(tx).beginRenewal(owner.id))) throw notSetUp()
        const codes = await renewCodes(tx, owner.id)
        await audit.record(tx, actor, { action: 'user.recovery_codes_renewed', ...about(owner) })
        return codes
      })
    },

    /**
     * Switches one's own off.
     * @throws two_factor.mandatory, two_factor.not_set_up
     */
    async disable(owner: Owner, actor: Actor): Promise<void> {
      if (settings.current().security.twoFactorAuth) {
        throw problem('two_factor.mandatory', 'The settings require it of all staff')
      }
      await database.prisma.$transaction(async (tx) => {
        if (!(await createTwoFactorRepo(tx).disable(owner.id))) throw notSetUp()
        await audit.record(tx, actor, { action: 'user.two_factor_disabled', ...about(owner) })
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
