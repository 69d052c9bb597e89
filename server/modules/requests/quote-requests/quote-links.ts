import { createHash, randomBytes } from 'node:crypto'
import { pathPrefixes, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** Nobody guesses one of 2^192 links. */
const tokenBytes = 24

/** Days that a private link is good for after it was made. */
export const linkDays = 90
/** Days that it stays good for after the last day of what was sent: the buyer may still look, and ask for another. */
const daysAfterOffer = 30
const dayMs = 86_400_000

/** What is kept of a private link: its hash, by which it is found, and the secret itself, encrypted, for the mails that name it. */
export interface StoredLink {
  linkHash: string
  linkSealed: string
  linkExpiresAt: Date
}

export type QuoteLinks = ReturnType<typeof createQuoteLinks>

/** The private links on which buyers follow and answer quotations: random, expiring, revocable. */
export function createQuoteLinks(secrets: Secrets, random: (bytes: number) => Uint8Array = randomBytes) {
  /** @param quoteId whose link it is: its seal opens for no other */
  function make(quoteId: string, now: Date): StoredLink & { token: string } {
    const token = Buffer.from(random(tokenBytes)).toString('base64url')
    const linkExpiresAt = new Date(now.getTime() + linkDays * dayMs)
    return { token, linkHash: hashOf(token), linkSealed: secrets.encrypt(token, contextOf(quoteId)), linkExpiresAt }
  }

  /** The secret of a link; undefined where it was revoked, or sealed with a secret that is known no more. */
  function open(quoteId: string, sealed: string | null): string | undefined {
    return sealed ? secrets.decrypt(sealed, contextOf(quoteId)) : undefined
  }

  return {
    make,
    open,
    hash: hashOf,

    /**
     * The link as it is from when something is sent: the one that there is, good for longer, or else a new one.
     * @param validUntil the last day of what is sent, YYYY-MM-DD
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

    /** Where the buyer reads it. @param origin where visitors reach the site */
    url: (origin: string, language: ReaderLanguage, token: string): string =>
      `${origin}${pathPrefixes[language]}/quotes/${token}`,
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function contextOf(quoteId: string): string {
  return `quote.link.${quoteId}`
}
