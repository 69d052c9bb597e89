import { offeringOfSku } from '#content/builder/offerings.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import type { PlanOffering } from '#contract/sales/offerings.ts'
import type { QuoteBuyerFields, QuoteFollow } from '#contract/sales/quote-requests.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { Submission } from '../submissions/submissions.service.ts'
import type { StoredLink } from './private-links.ts'
import { addQuote, type QuoteLineToWrite } from './quote-adding.repo.ts'

export type QuoteRequestToWrite = QuoteBuyerFields &
  StoredLink &
  Submission & {
    lines: QuoteLineToWrite[]
  }

export type QuoteRequestOfBuyer = Omit<QuoteFollow, 'offer' | 'messages' | 'orderReference'> & {
  validUntil: string | null
}

/** The caller provides the transaction. */
export function createQuoteRequestsRepo(database: DatabaseHandle) {
  return {
    /** Returns false when the same request, or another of its reference, exists. */
    add: (request: QuoteRequestToWrite) => addQuote(database, request),

    async bySubmission(
      submissionId: string,
    ): Promise<{ id: string; reference: string; linkSealed: string | null } | undefined> {
      const select = { id: true, reference: true, linkSealed: true }
      return (await database.quote.findUnique({ where: { submissionId }, select })) ?? undefined
    },

    /** Returns the request as its buyer sees it, with the products' current addresses. @param plans offered now */
    async ofBuyer(id: string, plans: readonly PlanOffering[]): Promise<QuoteRequestOfBuyer> {
      const found = await database.quote.findUniqueOrThrow({
        where: { id },
        select: {
          reference: true,
          status: true,
          source: true,
          name: true,
          company: true,
          currency: true,
          message: true,
          createdAt: true,
          decidedAt: true,
          validUntil: true,
          requestLines: {
            orderBy: { position: 'asc' },
            include: { product: { select: { slug: true, retiredAt: true } } },
          },
        },
      })
      const { requestLines, source, ...quote } = found
      return {
        ...quote,
        isRenewal: source === 'renewal',
        currency: currencyCodeSchema.parse(found.currency),
        createdAt: found.createdAt.toISOString(),
        decidedAt: found.decidedAt?.toISOString() ?? null,
        validUntil: found.validUntil?.toISOString().slice(0, 10) ?? null,
        lines: requestLines.map(({ product, name, nameEn, sku, quantity, note, pricePeriod: period, ...line }) => ({
          slug: product ? listedAt(product) : (offeringOfSku(sku, plans)?.address ?? null),
          name,
          nameEn,
          sku,
          quantity,
          note,
          listPrice: line.listPrice?.toNumber() ?? null,
          period,
          connectivityFee: line.connectivityFee?.toNumber() ?? null,
        })),
      }
    },

    /** Returns the current addresses of listed products by id. */
    async addresses(ids: string[]): Promise<Map<string, string>> {
      const rows = await database.product.findMany({
        where: { id: { in: ids }, retiredAt: null },
        select: { id: true, slug: true },
      })
      return new Map(rows.map(({ id, slug }) => [id, slug]))
    },
  }
}

function listedAt({ slug, retiredAt }: { slug: string; retiredAt: Date | null }): string | null {
  return retiredAt ? null : slug
}
