import { inLanguage } from '#contract/i18n/in-language.ts'
import { isOpenOrder, type OrderDetail } from '#contract/sales/orders.ts'
import type { SalesSettings } from '#contract/site/settings.ts'
import type { Site } from '#contract/site/site.ts'
import { shopDay } from '#server/modules/settings/index.ts'
import { dayText } from '../lines/texts.ts'
import { type DocumentRow, namedLine, type SalesDocument } from './document.ts'
import { documentWords } from './document.words.ts'
import { orderDocumentWords as words } from './order-documents.words.ts'

/** The issuing company, with the settings that documents show. */
export interface Issuer {
  site: Site
  sales: SalesSettings
  timezone: string
}

type Row = [label: keyof typeof words, value: string]

/** Returns a packing list without prices, of what is left to pack while something is; lines that are not goods are left out. */
export function packingSlipOf(order: OrderDetail, issuer: Issuer): SalesDocument {
  const { language, reference, shippedAt } = order
  const day = (moment: string) => dayText(shopDay(new Date(moment), issuer.timezone), language)
  const isLeft = isOpenOrder(order) && order.lines.some((line) => line.quantity > line.packed)
  const packed = order.lines.flatMap((line) => {
    const quantity = isLeft ? line.quantity - line.packed : line.quantity
    return line.isPiece && quantity > 0 ? [{ ...line, quantity }] : []
  })
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...paperOf(order, issuer, inLanguage(words.packingSlip, language)),
    facts: factsOf(order, [
      ['order', reference],
      ['backOrderOf', order.backOrderOf?.reference ?? ''],
      ['ordered', day(order.placedAt)],
      ['shipped', shippedAt ? day(shippedAt) : ''],
      ['purchaseOrder', order.purchaseOrder],
      ['carrier', order.carrier],
      ['trackingNumber', order.trackingNumber],
    ]),
    parties: [{ label: inLanguage(words.deliverTo, language), lines: partyOf(order) }],
    columns: [
      { heading: inLanguage(documentWords.quantity, language), width: 52 },
      { heading: inLanguage(words.packed, language), width: 70 },
    ],
    lines: packed.map((line) => ({
      ...namedLine(line, language),
      cells: [{ text: line.quantity.toLocaleString('en-HK') }, { text: '________' }],
    })),
    totals: [{ label: inLanguage(words.pieces, language), value: pieces.toLocaleString('en-HK'), isStrong: true }],
    paragraphs: [{ title: inLanguage(words.receipt, language), text: inLanguage(words.signature, language) }],
  }
}

function paperOf({ language, reference, placedAt }: OrderDetail, { site, sales }: Issuer, title: string) {
  const { businessRegistration } = sales
  return { language, title, name: `${title} ${reference}`, site, businessRegistration, madeAt: new Date(placedAt) }
}

function factsOf({ language }: OrderDetail, rows: Row[]): DocumentRow[] {
  const filled = rows.filter(([, value]) => value !== '')
  return filled.map(([label, value], index) => ({
    label: inLanguage(words[label], language),
    value,
    isStrong: index === 0,
  }))
}

function partyOf({ customerName, contactName, address, phone }: OrderDetail): string[] {
  return [customerName, contactName, ...address.split('\n'), phone]
}
