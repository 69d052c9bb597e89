import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { recoveryCodesCount } from '#contract/staff/staff.ts'

/** What every authenticator app takes (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps that a clock may be off, each way. */
const window = 1

/** Crockford's base 32, small: no i, l, o, u. Twelve characters are 60 bits. */
const characters = '0123456789abcdefghjkmnpqrstvwxyz'
const charactersInCode = 12

/** A secret of 160 bits, base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says. */
export function keyUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...parameters, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/** A code as it was meant: full-width digits as plain ones, without the spaces and hyphens that people put in. */
export function plainCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase()
}

export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** The 30-second step that a code belongs to; undefined where it is not right now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!isTotpCode(code)) return undefined // otpauth throws on what is as long in characters, and not in bytes
  const timestamp = now.getTime()
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** Ten codes such as 7k3m-9qx2-h5tw. */
export function newRecoveryCodes(random: (bytes: number) => Uint8Array): string[] {
  return Array.from({ length: recoveryCodesCount }, () => {
    const drawn = Array.from(random(charactersInCode), (byte) => characters[byte % characters.length]).join('')
    return (drawn.match(/.{4}/g) ?? []).join('-')
  })
}

/** Of a code as it was typed: what looks alike is the same. */
export function recoveryHash(code: string): string {
  const read = plainCode(code).replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return createHash('sha256').update(read).digest('hex')
}
