import { fieldError } from '#contract/problems/field-errors.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type PasswordFault, type PasswordOwner, passwordFault } from './passwords.rules.ts'

export interface PasswordPolicy {
  /** Returns why a password is rejected, or undefined. */
  faultOf: (password: string, owner: Omit<PasswordOwner, 'siteNames'>) => Promise<PasswordFault | undefined>
  /** @throws request.invalid for `password` */
  require: (password: string, owner: Omit<PasswordOwner, 'siteNames'>) => Promise<void>
}

/** Enforces the password policy (ASVS 5, 6.2). */
export function createPasswordPolicy(settings: SettingsSource): PasswordPolicy {
  async function faultOf(
    password: string,
    owner: Omit<PasswordOwner, 'siteNames'>,
  ): Promise<PasswordFault | undefined> {
    const { siteName, siteNameEn } = settings.current().general
    return passwordFault(password, { ...owner, siteNames: [siteName, siteNameEn] }, await commonPasswords())
  }

  return {
    faultOf,
    async require(password, owner) {
      const code = await faultOf(password, owner)
      if (code) throw problem('request.invalid', 'This password is not taken', [fieldError('password', code)])
    },
  }
}

let common: Promise<ReadonlySet<string>> | undefined

/** About 49,000, loaded on first use because most processes never need them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  )
  return common
}
