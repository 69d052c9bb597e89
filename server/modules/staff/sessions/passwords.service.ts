import { fieldError } from '#contract/problems/field-errors.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type PasswordFault, type PasswordOwner, passwordFault } from './passwords.rules.ts'

export interface PasswordPolicy {
  /** What is wrong with a password that somebody wants; undefined where nothing is. */
  faultOf: (password: string, owner: Omit<PasswordOwner, 'siteNames'>) => Promise<PasswordFault | undefined>
  /** @throws request.invalid naming `password` */
  require: (password: string, owner: Omit<PasswordOwner, 'siteNames'>) => Promise<void>
}

/** Which passwords are taken (contract/staff/staff.ts, ASVS 5, 6.2). */
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

/** Some 49,000, unpacked when first asked for: most processes never are. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  )
  return common
}
