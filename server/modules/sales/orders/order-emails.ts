import { trackingUrl } from '#contract/catalogue/carriers.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { convertedTo, inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import { chargesOf } from '#contract/sales/charges.ts'
import type { OrderDetail, OrderLetter, OrderLetterRequest } from '#contract/sales/orders.ts'
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
import { leftOf, partOf, requirePiecesOf } from '../shipments/shipments.rules.ts'
import {
  type NotifiedStep,
  partSentences,
  partSubjects,
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
  /** As stored. */
  charges: unknown
  /** Those of the shipment, for `shipped` and `delivered`. */
  lines: OrderLineToWrite[]
}

interface NotifiedChange {
  to: NotifiedStep
  reason?: string
  /** Lines that a later shipment brings. */
  following?: OrderLineToWrite[] | undefined
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
     * Returns the email that a step would send. The carrier defaults to the order's.
     * @param changed new lines, if they change
     * @throws request.invalid when pieces do not match the lines
     */
    preview(order: OrderDetail, request: OrderLetterRequest, changed?: OrderLineToWrite[]): OrderLetter {
      const { to, carrier, trackingNumber, reason } = request
      const lines = changed ?? order.lines.map(lineOfRow)
      const shown = { ...order, carrier: carrier || order.carrier, trackingNumber, lines }
      const change: NotifiedChange = { to, reason }
      if (to === 'shipped') {
        const left = leftOf(order.lines)
        const pieces = request.pieces ?? left
        if (request.pieces) requirePiecesOf(order.lines, pieces)
        shown.lines = partOf(lines, pieces)
        change.following = partOf(
          lines,
          left.map((count, index) => count - (pieces[index] ?? 0)),
        )
      }
      if (to === 'closed') {
        shown.lines = partOf(
          lines,
          order.lines.map(({ packed }) => packed),
        )
      }
      const message = emailOf(shown, change, site())
      return {
        language: readerLanguageSchema.parse(order.language),
        subject: message.subject,
        text: emailText(message),
      }
    },
  }
}

export type OrderEmails = ReturnType<typeof createOrderEmails>

function emailOf(order: EmailedOrder, change: NotifiedChange, site: Site): Email {
  const language = readerLanguageSchema.parse(order.language)
  const step = change.to
  const isShipped = step === 'shipped'
  const url = isShipped ? trackingUrl(order.carrier, order.trackingNumber) : null
  const isPart = change.following !== undefined && change.following.length > 0
  const subject = (isPart && partSubjects[step]) || stepSubjects[step]
  const sentence = (isPart && partSentences[step]) || stepSentences[step]
  return {
    language,
    company: inLanguage(site.name, language),
    subject: inLanguage(subject, language)(order.reference),
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
        [words.purchaseOrder, order.purchaseOrder],
        [words.carrier, isShipped ? order.carrier : ''],
        [words.trackingNumber, isShipped ? order.trackingNumber : ''],
        [words.reason, step === 'cancelled' || step === 'closed' ? change.reason : ''],
      ]),
      ...(step === 'changed' || step === 'closed'
        ? pricedRows(order, language)
        : rowsOf(language, [
            [isPart && isShipped ? words.shippedNow : words.items, itemTexts(order.lines, language)],
            [words.following, itemTexts(change.following ?? [], language)],
          ])),
    ],
    closing: [inLanguage(visitorWords.more, language)(site.phone)],
  }
}

function itemTexts(lines: OrderLineToWrite[], language: ReaderLanguage): string {
  return lines.map((line) => itemText(line, language)).join('\n')
}

/** Lists the items with prices and totals. */
function pricedRows({ lines, charges, currency: code }: EmailedOrder, language: ReaderLanguage): Row[] {
  const currency = currencyCodeSchema.parse(code)
  const items = lines.map((line) => {
    const price =
      `${amountText(Number(line.unitPrice), currency)} ${inLanguage(periodWords[line.period], language)}`.trimEnd()
    return inLanguage(words.priced, language)(itemText(line, language), price)
  })
  const totals = totalRows({ language, currency, charges: chargesOf(charges), lines: lines.map(pricedOf) })
  return [...rowsOf(language, [[words.items, items.join('\n')]]), ...totals]
}

function itemText({ name, nameEn, quantity }: OrderLineToWrite, language: ReaderLanguage): string {
  return inLanguage(words.pieces, language)(convertedTo(language, nameIn({ name, nameEn }, language)), quantity)
}
