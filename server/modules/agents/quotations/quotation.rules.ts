import {
  type Quotation,
  type QuotationAcceptance,
  type QuotationCounter,
  type QuotationState,
  quotationVersion,
} from '#contract/agents/quotations.ts'
import { ucpEnvelope } from '#contract/agents/ucp.ts'
import { lineTotals, listLine, totalsOf } from '#contract/catalogue/prices.ts'
import type { QuoteFollow, QuoteOffer } from '#contract/sales/quote-requests.ts'
import type { QuotationSender } from './quotation-senders.repo.ts'

/** A quotation of a program counts once its buyer has confirmed it; all others at once. */
export function isConfirmed({ source, confirmedAt }: QuotationSender): boolean {
  return source !== 'agent' || confirmedAt !== null
}

export function stateOf({ status, offer, messages }: QuoteFollow, sender: QuotationSender, now: Date): QuotationState {
  if (status === 'requested' || status === 'priced') {
    if (isConfirmed(sender)) return 'requested'
    const isOver = sender.confirmUntil !== null && sender.confirmUntil <= now
    return isOver ? 'confirmation_expired' : 'awaiting_confirmation'
  }
  if (status !== 'sent') return status
  const last = messages.at(-1)
  return last?.from === 'buyer' && offer && last.at > offer.sentAt ? 'countered' : 'offered'
}

export function quotationOf(
  token: string,
  followed: QuoteFollow,
  state: QuotationState,
  { capability, page }: { capability: string; page: string },
): Quotation {
  const priced = followed.lines.map(({ listPrice, period, connectivityFee, quantity }) =>
    listLine({ listPrice, period, connectivityFee }, quantity),
  )
  return {
    ucp: ucpEnvelope(capability, quotationVersion),
    id: token,
    reference: followed.reference,
    state,
    continueUrl: page,
    currency: followed.currency,
    createdAt: followed.createdAt,
    requested: {
      currency: 'HKD',
      lines: followed.lines.map(
        ({ slug, name, nameEn, sku, quantity, note, listPrice, period, connectivityFee }, place) => ({
          product: slug,
          name: nameEn ?? name,
          sku,
          quantity,
          note,
          unitPrice: listPrice,
          total: listPrice === null || !priced[place] ? null : lineTotals(priced[place]).total,
          period,
          connectivityFee,
        }),
      ),
      firstYear: totalsOf(priced).firstYear,
    },
    offer: followed.offer && offerOf(followed.offer),
    messages: followed.messages,
    orderReference: followed.orderReference,
  }
}

function offerOf({ revision, sentAt, validUntil, daysLeft, currency, lines, total, notes, terms }: QuoteOffer) {
  return {
    revision,
    sentAt,
    validUntil,
    daysLeft,
    currency,
    lines: lines.map((line) => ({
      product: line.slug,
      name: line.nameEn ?? line.name,
      sku: line.sku,
      quantity: line.quantity,
      discountPercent: line.discount,
      unitPrice: line.unitPrice,
      total: line.total,
      period: line.period,
      connectivityFee: line.connectivityFee,
      note: line.note,
    })),
    total,
    notes,
    terms,
  }
}

/** Returns whether somebody accepts exactly what is offered. */
export function isAsOffered({ lines, total }: QuotationAcceptance, offer: QuoteOffer): boolean {
  const isSame = (one: number, other: number) => Math.abs(one - other) < 0.005
  return (
    isSame(total, offer.total) &&
    lines.length === offer.lines.length &&
    lines.every(({ quantity, unitPrice }, place) => {
      const line = offer.lines[place]
      return line !== undefined && line.quantity === quantity && isSame(line.unitPrice, unitPrice)
    })
  )
}

/** Writes asked terms as a message, without words of a language: "HI-WL-01 × 40 @ HKD 900". */
export function counterText({ text, lines }: QuotationCounter, offer: QuoteOffer): string {
  const terms = lines.flatMap(({ line, quantity, unitPrice }) => {
    const offered = offer.lines[line]
    if (!offered) return []
    const price = unitPrice === undefined ? '' : ` @ ${offer.currency} ${unitPrice}`
    return [`${offered.sku ?? offered.name} × ${quantity ?? offered.quantity}${price}`]
  })
  return [text, ...terms].join('\n')
}
