import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { documentKindWords, invoiceKinds } from '#contract/billing/kinds.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { centsOf } from '#contract/catalogue/values/cents.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { PrivateLinks } from '#server/modules/requests/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type CardGateway, stripeCurrencies, stripeLocales } from './stripe.ts'

interface CardLinkServices {
  database: Database
  gateway: CardGateway | undefined
  /** Private links of quotations and orders. */
  links: PrivateLinks
  orderLinks: PrivateLinks
  /** Today in the shop's time zone, YYYY-MM-DD. */
  today: () => string
  now: () => Date
  log: Logger
}

const invoiceRow = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  language: readerLanguageSchema,
  currency: currencyCodeSchema,
  email: z.string(),
  open: z.number(),
  quoteId: z.nullable(z.string()),
  linkSealed: z.nullable(z.string()),
  linkExpiresAt: z.nullable(z.date()),
})

/** Makes hosted payment pages for what is open of invoices. */
export function createCardLinks({ database, gateway, links, orderLinks, today, now, log }: CardLinkServices) {
  return {
    isOffered: gateway !== undefined,

    /**
     * Returns the address of the page where an invoice is paid by card. The same invoice with the same open amount has the
     * same page within a day, however often it is asked for.
     * @param origin of the public site
     * @param buyersToken of the private link that it comes back to; without, the quotation's is used
     * @throws billing_document.not_found, document.settled, card.not_configured, card.failed
     */
    async open(invoiceId: string, origin: string, buyersToken?: string): Promise<{ url: string }> {
      const invoice = await readRow(database.prisma, invoiceRow)`
        SELECT d."number", d."kind"::text, d."language", d."currency", d."email", (d."total" - d."paid" - d."credited")::float8 AS "open",
          q."id" AS "quoteId", q."linkSealed", q."linkExpiresAt"
        FROM "IssuedDocument" d LEFT JOIN "Order" o ON o."id" = d."orderId" LEFT JOIN "Quote" q ON q."id" = o."quoteId"
        WHERE d."id" = ${invoiceId}::uuid AND d."kind" IN ('invoice', 'deposit_invoice') AND d."sealedAt" IS NULL`
      if (!invoice) throw problem('billing_document.not_found', `No invoice has the id ${invoiceId}`)
      if (!gateway) throw problem('card.not_configured', 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
      if (invoice.open <= 0) throw problem('document.settled', 'Nothing of it is open')
      const { number, kind, language, currency, email, open, quoteId, linkSealed, linkExpiresAt } = invoice
      const isLinkGood = linkExpiresAt !== null && linkExpiresAt > now()
      const token = quoteId !== null && isLinkGood ? links.open(quoteId, linkSealed) : undefined
      const back = buyersToken
        ? orderLinks.url(origin, language, buyersToken)
        : token
          ? links.url(origin, language, token)
          : origin
      const session = {
        mode: 'payment' as const,
        client_reference_id: invoiceId,
        metadata: { invoiceId },
        locale: stripeLocales[language] ?? ('auto' as const),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: stripeCurrencies[currency],
              unit_amount: Number(centsOf(open)),
              product_data: { name: `${inLanguage(documentKindWords[kind], language)} ${number}` },
            },
          },
        ],
        success_url: `${back}?card=paid`,
        cancel_url: back,
        ...(email && { customer_email: email }),
      }
      const idempotencyKey = createHash('sha256')
        .update(JSON.stringify([today(), session]))
        .digest('hex')
      const made = await gateway.client.checkout.sessions
        .create(session, { idempotencyKey })
        .catch((error: unknown) => {
          log.error({ err: error, invoice: number }, 'Stripe has made no page for a payment')
        })
      if (!made?.url) throw problem('card.failed', 'Stripe has made no page')
      return { url: made.url }
    },
  }
}

export type CardLinks = ReturnType<typeof createCardLinks>
