import { createHash, randomBytes } from 'node:crypto'
import { pathPrefixes, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** 192 random bits cannot be guessed. */
const tokenBytes = 24

/** A kind of private link: its path on the site, and its validity after its creation, in days. */
const kinds = {
  quote: { path: 'quotes', days: 90 },
  /** Through a year's warranty claims and the first renewal. */
  order: { path: 'orders', days: 400 },
} as const
/** Days that a link stays valid after the offer's last day, so that the buyer can still view it and request another. */
const daysAfterOffer = 30
const dayMs = 86_400_000

/** A private link as stored: hash for the lookup, and the token encrypted for later emails. */
export interface StoredLink {
  linkHash: string
  linkSealed: string
  linkExpiresAt: Date
}

export type PrivateLinks = ReturnType<typeof createPrivateLinks>

/** Creates the private links on which buyers follow quotations and orders: random, expiring, revocable. */
export function createPrivateLinks(
  secrets: Secrets,
  kind: keyof typeof kinds,
  random: (bytes: number) => Uint8Array = randomBytes,
) {
  const { path, days } = kinds[kind]
  const contextOf = (id: string) => `${kind}.link.${id}`

  /** @param id bound to the encryption, so that the token opens for no other record */
  function make(id: string, now: Date): StoredLink & { token: string } {
    const token = Buffer.from(random(tokenBytes)).toString('base64url')
    const linkExpiresAt = new Date(now.getTime() + days * dayMs)
    return { token, linkHash: hashOf(token), linkSealed: secrets.encrypt(token, contextOf(id)), linkExpiresAt }
  }

  /** Decrypts the token; undefined when it was revoked or its key is no longer configured. */
  function open(id: string, sealed: string | null): string | undefined {
    return sealed ? secrets.decrypt(sealed, contextOf(id)) : undefined
  }

  return {
    make,
    open,
    hash: hashOf,

    /**
     * Extends the existing link for an offer that is being sent, or creates a new one.
     * @param validUntil last day of the offer, YYYY-MM-DD
     */
    keep(
      quote: { id: string; linkHash: string | null; linkSealed: string | null; linkExpiresAt: Date | null },
      validUntil: string,
      now: Date,
    ): StoredLink & { token: string } {
      const { id, linkHash, linkSealed, linkExpiresAt } = quote
      const token = linkExpiresAt && linkExpiresAt > now ? open(id, linkSealed) : undefined
      const isKept = token !== undefined && linkHash !== null && linkSealed !== null && linkExpiresAt !== null
      const link = isKept ? { token, linkHash, linkSealed, linkExpiresAt } : make(id, now)
      const least = Date.parse(validUntil) + (daysAfterOffer + 1) * dayMs
      return { ...link, linkExpiresAt: new Date(Math.max(link.linkExpiresAt.getTime(), least)) }
    },

    /** @param origin of the public site */
    url: (origin: string, language: ReaderLanguage, token: string): string =>
      `${origin}${pathPrefixes[language]}/${path}/${token}`,
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
