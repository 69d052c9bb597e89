import { toString as drawQrCode } from 'qrcode'
import type { BuyerOrder } from '#contract/billing/buyer-orders.ts'
import type { BuyerBilling } from '#contract/billing/buyers.ts'
import { fpsPayload } from '#contract/billing/fps.ts'
import { isOpenOrder } from '#contract/sales/orders.ts'
import type { Site } from '#contract/site/site.ts'
import { readOrder } from '#server/modules/sales/index.ts'
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
  /** Returns the id of a link's order. @throws order_link.not_found */
  idOf: (token: string) => Promise<string>
}

/** Serves the private link of an order. All methods throw order_link.not_found. */
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
    async follow(token: string): Promise<BuyerOrder> {
      const id = await idOf(token)
      const order = await readOrder(database.prisma, id)
      if (!order) throw problem('order_link.not_found', 'Its order has been deleted')
      const [slugs, subscriptions] = await Promise.all([
        repo.addresses(order.lines.flatMap(({ productId }) => productId ?? [])),
        repo.subscriptions(id),
      ])
      const { reference, status, customerName, contactName, purchaseOrder, address, currency, charges } = order
      return {
        ...{ reference, status, customerName, contactName, purchaseOrder, address, currency, charges, subscriptions },
        placedAt: order.placedAt.toISOString(),
        lines: order.lines.map((line) => lineOf(line, (line.productId && slugs.get(line.productId)) ?? null)),
        shipments: order.shipments.filter(({ state }) => state !== 'packed').map((one) => shipmentOf(one, order.lines)),
        toFollow: isOpenOrder(order) ? toFollowOf(order) : [],
      }
    },

    async billing(token: string): Promise<BuyerBilling> {
      const id = await idOf(token)
      const [invoices, others, payments] = await Promise.all([
        repo.invoices(id, today()),
        repo.documents(id),
        repo.payments(id),
      ])
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
        payments,
        paymentDetails: { 'zh-TW': paymentDetails, en: paymentDetailsEn },
      }
    },

    /** @throws document.not_found */
    async file(token: string, documentId: string): Promise<{ name: string; bytes: Buffer }> {
      return documents.file(await theirs(token, documentId), false)
    },

    /** @param origin of the public site @throws document.not_found, document.settled, card.not_configured, card.failed */
    async payByCard(token: string, documentId: string, origin: string): Promise<{ url: string }> {
      return cardLinks.open(await theirs(token, documentId), origin, token)
    },
  }
}

type OrderRow = NonNullable<Awaited<ReturnType<typeof readOrder>>>

function lineOf(
  {
    name,
    nameEn,
    sku,
    category,
    quantity,
    discount,
    unitPrice,
    total,
    period,
    connectivityFee,
    note,
  }: OrderRow['lines'][number],
  slug: string | null,
): BuyerOrder['lines'][number] {
  return { slug, name, nameEn, sku, category, quantity, discount, unitPrice, total, period, connectivityFee, note }
}

function shipmentOf(
  { number, carrier, parcels, shippedAt, deliveredAt, receivedBy, lines: shipped }: OrderRow['shipments'][number],
  lines: OrderRow['lines'],
): BuyerOrder['shipments'][number] {
  const pieces = shipped.flatMap(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    return line ? [{ name: line.name, nameEn: line.nameEn, quantity }] : []
  })
  return { number, carrier, parcels, shippedAt, deliveredAt, receivedBy, lines: pieces }
}

/** Pieces that are only packed have not been shipped. */
function toFollowOf({ lines, shipments }: OrderRow): BuyerOrder['toFollow'] {
  const sent = shipments.filter(({ state }) => state !== 'packed').flatMap((shipment) => shipment.lines)
  return lines.flatMap(({ id, isPiece, name, nameEn, quantity, expectedOn }) => {
    const left = sent.reduce((sum, one) => sum - (one.orderLineId === id ? one.quantity : 0), quantity)
    return isPiece && left > 0 ? [{ name, nameEn, quantity: left, expectedOn }] : []
  })
}

export type Buyers = ReturnType<typeof createBuyers>
