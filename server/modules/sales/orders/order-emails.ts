import { trackingUrl } from '#contract/catalogue/carriers.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { convertedTo, inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { type Bilingual, type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { OrderDetail, OrderLetter, OrderLetterRequest, OrderStatus } from '#contract/sales/orders.ts'
import type { Site } from '#contract/site/site.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import {
  type Email,
  emailText,
  labels,
  type Outbox,
  type Row,
  renderEmail,
  rowsOf,
  visitorWords,
} from '#server/modules/mail/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { totalRows } from '../documents/document.ts'
import { periodWords } from '../documents/document.words.ts'
import { amountText } from '../lines/texts.ts'
import { requirePiecesOf, splitLines } from '../stock/back-orders.rules.ts'
import {
  type NotifiedStep,
  partSentence,
  stepSentences,
  stepSubjects,
  orderEmailWords as words,
} from './order-emails.words.ts'
import { lineOfRow, pricedOf } from './order-lines.ts'
import { noAddress } from './order-thread.service.ts'
import type { OrderLineToWrite } from './orders-write.repo.ts'

/** Order fields that emails use. */
export interface EmailedOrder {
  id: string
  reference: string
  language: string
  currency: string
  customerName: string
  contactName: string
  email: string
  purchaseOrder: string
  carrier: string
  trackingNumber: string
  /** The original order, for a back order. */
  backOrderOf: { reference: string } | null
  lines: OrderLineToWrite[]
}

interface NotifiedChange {
  to: OrderStatus | 'changed'
  reason?: string
  /** The rest of a partial shipment; a preview has no reference yet. */
  backOrder?: { reference?: string; lines: OrderLineToWrite[] } | undefined
}

/** Emails buyers about their orders in their language and adds each email to the order's thread. */
export function createOrderEmails({ outbox, site }: { outbox: Pick<Outbox, 'send'>; site: () => Site }) {
  return {
    /**
     * Emails a change in the transaction that makes it.
     * @throws request.invalid when the order has no address; mail.not_configured
     */
    async send(tx: Transaction, actor: Actor, order: EmailedOrder, change: NotifiedChange): Promise<void> {
      if (order.email === '') throw noAddress('tell')
      const message = emailOf(order, change, site())
      const params = { to: order.email, subject: message.subject }
      const entity = { entity: 'order', entityId: order.id } as const
      const activityId = await noteActivity(tx, actor, { ...entity, kind: 'reply', params, text: emailText(message) })
      const name = order.contactName || order.customerName
      await outbox.send(tx, { ...entity, activityId, to: { name, address: order.email }, ...renderEmail(message) })
    },

    /**
     * Returns the email that a step would send. Carrier and tracking number default to the order's.
     * @param changed new lines, if they change
     * @throws request.invalid when pieces do not match the lines
     */
    preview(order: OrderDetail, request: OrderLetterRequest, changed?: OrderLineToWrite[]): OrderLetter {
      const { to, carrier, trackingNumber, reason } = request
      const pieces = to === 'shipped' ? request.pieces : undefined
      const parcel = { carrier: carrier || order.carrier, trackingNumber: trackingNumber || order.trackingNumber }
      const lines = changed ?? order.lines.map(lineOfRow)
      if (pieces) requirePiecesOf(lines, pieces)
      const parts = splitLines(lines, pieces ?? lines.map(({ quantity }) => quantity))
      const backOrder = parts.owed.length > 0 ? { lines: parts.owed } : undefined
      const message = emailOf({ ...order, ...parcel, lines: parts.shipped }, { to, reason, backOrder }, site())
      return {
        language: readerLanguageSchema.parse(order.language),
        subject: message.subject,
        text: emailText(message),
      }
    },
  }
}

export type OrderEmails = ReturnType<typeof createOrderEmails>

function notifiedStep(to: NotifiedChange['to']): NotifiedStep {
  if (to === 'pending') throw new Error('No order is moved to pending')
  return to
}

function emailOf(order: EmailedOrder, change: NotifiedChange, site: Site): Email {
  const language = readerLanguageSchema.parse(order.language)
  const step = notifiedStep(change.to)
  const isShipped = step === 'shipped'
  const url = isShipped ? trackingUrl(order.carrier, order.trackingNumber) : null
  const sentence = change.backOrder ? partSentence : stepSentences[step]
  return {
    language,
    company: inLanguage(site.name, language),
    subject: inLanguage(stepSubjects[step], language)(order.reference),
    opening: [
      inLanguage(visitorWords.greeting, language)(order.contactName || order.customerName),
      inLanguage(sentence, language),
    ],
    link: url
      ? { label: inLanguage(words.track, language), url, note: inLanguage(words.trackNote, language) }
      : undefined,
    rows: [
      ...rowsOf(language, [
        [labels.reference, order.reference],
        [words.restOf, order.backOrderOf?.reference],
        [words.purchaseOrder, order.purchaseOrder],
        [words.carrier, isShipped ? order.carrier : ''],
        [words.trackingNumber, isShipped ? order.trackingNumber : ''],
        [words.reason, step === 'cancelled' ? change.reason : ''],
      ]),
      ...(step === 'changed' ? pricedRows(order, language) : itemRows(order, language, change.backOrder)),
    ],
    closing: [inLanguage(visitorWords.more, language)(site.phone)],
  }
}

/** Lists the items; for a partial shipment, those shipped now and those that follow. */
function itemRows({ lines }: EmailedOrder, language: ReaderLanguage, backOrder: NotifiedChange['backOrder']): Row[] {
  const items = (some: OrderLineToWrite[]) => some.map((line) => itemText(line, language)).join('\n')
  const parts: [Bilingual, string | undefined][] = backOrder
    ? [
        [words.shippedNow, items(lines)],
        [words.following, items(backOrder.lines)],
        [words.followingReference, backOrder.reference ?? inLanguage(words.referenceToCome, language)],
      ]
    : [[words.items, items(lines)]]
  return rowsOf(language, parts)
}

/** Lists the items with prices and totals. */
function pricedRows({ lines, currency: code }: EmailedOrder, language: ReaderLanguage): Row[] {
  const currency = currencyCodeSchema.parse(code)
  const items = lines.map((line) => {
    const price =
      `${amountText(Number(line.unitPrice), currency)} ${inLanguage(periodWords[line.period], language)}`.trimEnd()
    return inLanguage(words.priced, language)(itemText(line, language), price)
  })
  const totals = totalRows({ language, currency, lines: lines.map(pricedOf) })
  return [...rowsOf(language, [[words.items, items.join('\n')]]), ...totals]
}

function itemText({ name, nameEn, quantity }: OrderLineToWrite, language: ReaderLanguage): string {
  return inLanguage(words.pieces, language)(convertedTo(language, nameIn({ name, nameEn }, language)), quantity)
}
