import { noteActivity } from '#server/modules/customers/index.ts'
import type { StoredLink } from '#server/modules/requests/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { lockVersion, type QuoteServices, subjectOf, writeQuote } from '../quotes/quote-changes.ts'
import { requireBuyer } from '../quotes/quote-locks.ts'
import type { QuoteRow } from '../quotes/quotes.repo.ts'

/** Renews and revokes private links; the previous link stops working. */
export function createQuoteLinkChanges({ database, audit, links, now }: QuoteServices) {
  function renewed(quote: QuoteRow): StoredLink {
    const none = { ...quote, linkExpiresAt: null }
    const { token: _token, ...link } = quote.validUntil
      ? links.keep(none, quote.validUntil, now())
      : links.make(quote.id, now())
    return link
  }

  async function write(
    tx: Transaction,
    actor: Actor,
    quote: QuoteRow,
    kind: 'link_renewed' | 'link_revoked',
    link: StoredLink | { [Field in keyof StoredLink]: null },
  ): Promise<void> {
    await writeQuote(tx, quote, link)
    await noteActivity(tx, actor, { entity: 'quote', entityId: quote.id, kind: `quote.${kind}`, params: {} })
    await audit.record(tx, actor, { action: `quote.${kind}`, ...subjectOf(quote) })
  }

  return {
    /** @throws message.not_found, record.changed, customer.erased */
    renew: (actor: Actor, id: string, version: number): Promise<void> =>
      database.prisma.$transaction(async (tx) => {
        const quote = await lockVersion(tx, id, version)
        requireBuyer(quote)
        await write(tx, actor, quote, 'link_renewed', renewed(quote))
      }),

    /** @throws message.not_found, record.changed */
    revoke: (actor: Actor, id: string, version: number): Promise<void> =>
      database.prisma.$transaction(async (tx) => {
        const quote = await lockVersion(tx, id, version)
        await write(tx, actor, quote, 'link_revoked', { linkHash: null, linkSealed: null, linkExpiresAt: null })
      }),
  }
}
