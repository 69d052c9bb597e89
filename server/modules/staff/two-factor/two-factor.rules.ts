import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { recoveryCodesCount } from '#contract/staff/staff.ts'

/** Parameters that every authenticator app supports (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Allowed clock drift in steps, each way. */
const window = 1

/** Crockford's base 32 in lower case, without i, l, o, u. Twelve characters are 60 bits. */
const characters = '0123456789abcdefghjkmnpqrstvwxyz'
const charactersInCode = 12

/** Returns a 160-bit secret in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the URI of the QR code. */
export function keyUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...parameters, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/** Normalizes a code: half-width digits, without spaces and hyphens. */
export function plainCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase()
}

export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** Returns the 30-second step of a code; undefined when it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!isTotpCode(code)) return undefined // otpauth throws when characters match and bytes do not
  const timestamp = now.getTime()
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** Returns ten codes such as 7k3m-9qx2-h5tw. */
export function newRecoveryCodes(random: (bytes: number) => Uint8Array): string[] {
  return Array.from({ length: recoveryCodesCount }, () => {
    const drawn = Array.from(random(charactersInCode), (byte) => characters[byte % characters.length]).join('')
    return (drawn.match(/.{4}/g) ?? []).join('-')
  })
}

/** Hashes a code after replacing characters that look alike. */
export function recoveryHash(code: string): string {
  const read = plainCode(code).replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return createHash('sha256').update(read).digest('hex')
}
