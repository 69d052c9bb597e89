import * as z from 'zod/mini'
import type { OrderLink } from '#contract/billing/buyer-orders.ts'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import { quoteTokenSchema } from '#contract/sales/quote-requests.ts'
import type { PrivateLinks } from '#server/modules/requests/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { idRow, readRow } from '#server/platform/database/rows.ts'
import { problem } from '#server/platform/http/problems.ts'

interface OrderLinksServices {
  database: Database
  audit: Audit
  links: PrivateLinks
  now: () => Date
}

const orderRow = z.object({
  reference: z.string(),
  language: readerLanguageSchema,
  sealed: z.nullable(z.string()),
  expiresAt: z.nullable(z.date()),
  quoteId: z.nullable(z.string()),
  quoteReference: z.nullable(z.string()),
  quoteExpiresAt: z.nullable(z.date()),
})

/** Makes, finds and revokes the private link of an order. */
export function createOrderLinks({ database, audit, links, now }: OrderLinksServices) {
  /** @throws order.not_found */
  async function orderOf(id: string) {
    const order = await readRow(database.prisma, orderRow)`
      SELECT o."reference", o."language", l."sealed", l."expiresAt",
        q."id" AS "quoteId", q."reference" AS "quoteReference", q."linkExpiresAt" AS "quoteExpiresAt"
      FROM "Order" o LEFT JOIN "OrderLink" l ON l."orderId" = o."id"
      LEFT JOIN "Quote" q ON q."id" = o."quoteId" AND q."linkHash" IS NOT NULL AND q."linkExpiresAt" > ${now()}
      WHERE o."id" = ${id}::uuid`
    if (!order) throw problem('order.not_found', `No order has the id ${id}`)
    return order
  }

  const audited = (action: string, id: string, reference: string) => ({
    action: `order.${action}`,
    entity: 'order',
    entityId: id,
    entityName: reference,
  })

  return {
    /**
     * Returns the order that a private link opens: its own link, or that of its quotation or of an accepted renewal.
     * @throws order_link.not_found, alike for links that have expired or were revoked
     */
    async idOf(token: string): Promise<string> {
      const hash = quoteTokenSchema.safeParse(token).success ? links.hash(token) : ''
      const row = await readRow(database.prisma, idRow)`
        SELECT "orderId" AS "id" FROM "OrderLink" WHERE "hash" = ${hash} AND "expiresAt" > ${now()}
        UNION ALL SELECT o."id" FROM "Quote" q JOIN "Order" o ON o."quoteId" = q."id"
        WHERE q."linkHash" = ${hash} AND q."linkExpiresAt" > ${now()}
        UNION ALL (SELECT s."orderId" FROM "Quote" q JOIN "QuoteRevision" r ON r."quoteId" = q."id"
          JOIN "QuoteLine" l ON l."revisionId" = r."id" JOIN "Subscription" s ON s."id" = l."subscriptionId"
          WHERE q."linkHash" = ${hash} AND q."linkExpiresAt" > ${now()} AND q."status" = 'accepted' AND s."orderId" IS NOT NULL
          ORDER BY l."position" LIMIT 1) LIMIT 1`
      if (!row) throw problem('order_link.not_found', 'No order has this link')
      return row.id
    },

    /** @param origin of the public site @throws order.not_found */
    async link(id: string, origin: string): Promise<OrderLink> {
      const order = await orderOf(id)
      const { language, sealed, expiresAt } = order
      const token = expiresAt && expiresAt > now() ? links.open(id, sealed) : undefined
      return answerOf(order, token && expiresAt ? { link: links.url(origin, language, token), expiresAt } : undefined)
    },

    /** Makes a link in place of an earlier one. @throws order.not_found */
    async renew(actor: Actor, id: string, origin: string): Promise<OrderLink> {
      const order = await orderOf(id)
      const { language, reference } = order
      const { token, linkHash: hash, linkSealed: sealed, linkExpiresAt: expiresAt } = links.make(id, now())
      await database.prisma.$transaction(async (tx) => {
        const columns = { hash, sealed, expiresAt }
        await tx.orderLink.upsert({ where: { orderId: id }, create: { orderId: id, ...columns }, update: columns })
        await audit.record(tx, actor, audited('link_renewed', id, reference))
      })
      return answerOf(order, { link: links.url(origin, language, token), expiresAt })
    },

    /** @throws order.not_found */
    async revoke(actor: Actor, id: string): Promise<OrderLink> {
      const order = await orderOf(id)
      const { reference } = order
      await database.prisma.$transaction(async (tx) => {
        const { count } = await tx.orderLink.deleteMany({ where: { orderId: id } })
        if (count > 0) await audit.record(tx, actor, audited('link_revoked', id, reference))
      })
      return answerOf(order, undefined)
    },
  }
}

function answerOf(
  { quoteId: id, quoteReference: reference, quoteExpiresAt }: z.output<typeof orderRow>,
  own: { link: string; expiresAt: Date } | undefined,
): OrderLink {
  return {
    link: own?.link ?? null,
    expiresAt: own?.expiresAt.toISOString() ?? null,
    quote: id && reference && quoteExpiresAt ? { id, reference, expiresAt: quoteExpiresAt.toISOString() } : null,
  }
}

export type OrderLinks = ReturnType<typeof createOrderLinks>
