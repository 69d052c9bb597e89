import { listIn, nameIn } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { ReplyRecordReader } from '#server/modules/requests/index.ts'
import { amountText, dayText } from './lines/texts.ts'
import type { Orders } from './orders/orders.service.ts'
import type { StaffQuotes } from './quotes/staff-quotes.service.ts'

interface SaleRecordsServices {
  orders: Pick<Orders, 'find'>
  staffQuotes: Pick<StaffQuotes, 'find'>
}

interface Line {
  name: string
  nameEn: string | null
  quantity: number
}

/** Reads quotations and orders for replies. They throw message.not_found and order.not_found. */
export function saleRecords({ orders, staffQuotes }: SaleRecordsServices) {
  return {
    /** Fills in the offer that was sent; prices of a draft stay private. */
    async quote(id, origin) {
      const quote = await staffQuotes.find(id, { origin, mayWrite: true })
      const { language, revisions, lines, company, link } = quote
      const offer = revisions.find(({ sentAt }) => sentAt !== null)
      const values = {
        customer_company: company,
        ...linesIn(offer?.lines ?? revisions[0]?.lines ?? lines, language),
        ...(offer && {
          total: amountText(offer.total, offer.currency),
          valid_until: dayText(offer.validUntil, language),
        }),
        ...(link && { quote_link: link }),
      }
      return { thread: { entity: 'quote', ...quote }, values }
    },

    async order(id) {
      const order = await orders.find(id)
      const { language, customerName, contactName, lines, total, currency } = order
      const values = {
        customer_company: contactName ? customerName : '',
        ...linesIn(lines, language),
        total: amountText(total, currency),
        purchase_order: order.purchaseOrder,
        carrier: order.carrier,
        tracking_number: order.trackingNumber,
        tracking_link: order.trackingUrl ?? '',
      }
      return { thread: { entity: 'order', ...order, name: contactName || customerName, message: '' }, values }
    },
  } satisfies Record<string, ReplyRecordReader>
}

function linesIn(lines: readonly Line[], language: ReaderLanguage) {
  if (lines.length === 0) return {}
  const names = [...new Set(lines.map((line) => nameIn(line, language)))]
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  return { products: listIn(names, language), quantity: quantity.toLocaleString('en-HK') }
}
