import { Secret, TOTP } from 'otpauth'
import { systemActor } from '#server/platform/audit.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** What an authenticator app shows. @param ahead steps of 30 seconds from now: each code is taken once */
export function codeOf(secret: string, ahead = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 })
}

/** A code that is wrong now and in the steps beside. */
export function wrongCodeOf(secret: string): string {
  const right = new Set([-1, 0, 1, 2].map((ahead) => codeOf(secret, ahead)))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.has(code)) ?? ''
}

/** Switches two-factor sign-in on for somebody. @returns the secret of their app, and their recovery codes */
export async function enableTwoFactor({ services }: TestApp, { id, email }: StaffMember) {
  const { secret } = await services.staff.twoFactor.prepare({ id, email })
  const { codes } = await services.staff.twoFactor.enable({ id, email }, codeOf(secret), systemActor)
  return { secret, codes }
}
