import { createHash, randomBytes } from 'node:crypto'
import type { Secrets } from '#server/platform/secrets.ts'

/** Nobody guesses one of 2^192 links. */
const tokenBytes = 24

/** Days that a private link is good for after it was made; a quotation that is sent holds it open for longer (quote-sending). */
export const linkDays = 90
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
  return {
    /** @param quoteId whose link it is: its seal opens for no other */
    make(quoteId: string, now: Date): StoredLink & { token: string } {
      const token = Buffer.from(random(tokenBytes)).toString('base64url')
      const linkExpiresAt = new Date(now.getTime() + linkDays * dayMs)
      return { token, linkHash: hashOf(token), linkSealed: secrets.encrypt(token, contextOf(quoteId)), linkExpiresAt }
    },

    hash: hashOf,

    /** The secret of a link; undefined where it was revoked, or sealed with a secret that is known no more. */
    open: (quoteId: string, sealed: string | null): string | undefined =>
      sealed ? secrets.decrypt(sealed, contextOf(quoteId)) : undefined,
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function contextOf(quoteId: string): string {
  return `quote.link.${quoteId}`
}
