import { toString as drawQrCode } from 'qrcode'
import type { BuyerBilling } from '#contract/billing/buyers.ts'
import { fpsPayload } from '#contract/billing/fps.ts'
import type { Site } from '#contract/site/site.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { CardLinks } from '../cards/card-links.service.ts'
import type { Documents } from '../documents/documents.service.ts'
import { createBuyersRepo } from './buyers.repo.ts'

interface BuyerServices {
  database: Database
  documents: Pick<Documents, 'file'>
  cardLinks: CardLinks
  settings: SettingsSource
  site: () => Site
  /** Today in the shop's time zone, YYYY-MM-DD. */
  today: () => string
  /** Returns the id of a link's quotation. @throws quote_request.not_found */
  idOf: (token: string) => Promise<string>
}

/** Documents and payments on a buyer's private link. All methods throw quote_request.not_found. */
export function createBuyers({ database, documents, cardLinks, settings, site, today, idOf }: BuyerServices) {
  const repo = createBuyersRepo(database)

  type Invoice = Awaited<ReturnType<typeof repo.invoices>>[number]

  async function fpsOf({ currency, open, number }: Invoice): Promise<BuyerBilling['invoices'][number]['fps']> {
    const { fpsProxy: proxy } = settings.current().sales
    if (currency !== 'HKD' || open <= 0) return null
    const payload = fpsPayload({ proxy, payee: site().name.en, amount: open, reference: number })
    return payload
      ? { qrCode: await drawQrCode(payload, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }), proxy }
      : null
  }

  /** Returns the id of a document of a link's order. @throws document.not_found */
  async function theirs(token: string, documentId: string): Promise<string> {
    if (await repo.isTheirs(await idOf(token), documentId)) return documentId
    throw problem('document.not_found', 'There is no such document at this link')
  }

  return {
    async billing(token: string): Promise<BuyerBilling> {
      const quoteId = await idOf(token)
      const [invoices, others] = await Promise.all([repo.invoices(quoteId, today()), repo.documents(quoteId)])
      const { paymentDetails, paymentDetailsEn } = settings.current().sales
      return {
        invoices: await Promise.all(
          invoices.map(async (invoice) => ({
            ...invoice,
            fps: await fpsOf(invoice),
            isPayableByCard: cardLinks.isOffered && invoice.open > 0,
          })),
        ),
        documents: others,
        paymentDetails: { 'zh-TW': paymentDetails, en: paymentDetailsEn },
      }
    },

    /** @throws document.not_found */
    async file(token: string, documentId: string): Promise<{ name: string; bytes: Buffer }> {
      const shown = await repo.documents(await idOf(token))
      const id = shown.some((one) => one.id === documentId) ? documentId : await theirs(token, documentId)
      return documents.file(id, false)
    },

    /** @param origin of the public site @throws document.not_found, document.settled, card.not_configured, card.failed */
    async payByCard(token: string, documentId: string, origin: string): Promise<{ url: string }> {
      return cardLinks.open(await theirs(token, documentId), origin)
    },
  }
}

export type Buyers = ReturnType<typeof createBuyers>
