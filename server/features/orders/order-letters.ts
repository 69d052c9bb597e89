import { trackingUrl } from '#contract/carriers.ts'
import { languageSchema } from '#contract/languages.ts'
import type { OrderDetail, OrderLetter, OrderLetterRequest, OrderMove, OrderStatus } from '#contract/orders.ts'
import type { Site } from '#contract/site.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database.ts'
import { noteActivity } from '../activities/activities.service.ts'
import { type Letter, letterText, rowsOf } from '../deliveries/letters.ts'
import { labels, visitorWords } from '../deliveries/letters.words.ts'
import { mailOf } from '../messages/threads.service.ts'
import type { Outbox } from '../outbox/outbox.service.ts'
import { moveSentences, moveSubjects, orderLetterWords, type ToldStatus } from './order-letters.words.ts'
import { noAddress } from './order-thread.service.ts'

/** What of an order a letter about it says. */
export interface OrderToTell {
  id: string
  reference: string
  language: string
  customerName: string
  contactName: string
  email: string
  purchaseOrder: string
  carrier: string
  trackingNumber: string
  lines: { name: string; nameEn: string | null; quantity: number }[]
}

/** Letters that tell a buyer what became of an order, in their language; each stands in the order's thread. */
export function createOrderLetters({ outbox, site }: { outbox: Pick<Outbox, 'send'>; site: () => Site }) {
  return {
    /**
     * Mails what an order was moved to, in the transaction that moves it.
     * @throws request.invalid where the order has no address; mail.not_configured
     */
    async tell(
      tx: Transaction,
      actor: Actor,
      order: OrderToTell,
      { to, reason }: Pick<OrderMove, 'to' | 'reason'>,
    ): Promise<void> {
      if (order.email === '') throw noAddress('tell')
      const letter = letterOf(order, toldStatus(to), reason, site())
      const params = { to: order.email, subject: letter.subject }
      const entity = { entity: 'order', entityId: order.id } as const
      const activityId = await noteActivity(tx, actor, { ...entity, kind: 'reply', params, text: letterText(letter) })
      const name = order.contactName || order.customerName
      await outbox.send(tx, { ...entity, activityId, to: { name, address: order.email }, ...mailOf(letter) })
    },

    /** What a buyer would be mailed of such a move; a parcel's number that is not given is the order's own. */
    preview(order: OrderDetail, { to, carrier, trackingNumber, reason }: OrderLetterRequest): OrderLetter {
      const parcel = { carrier: carrier || order.carrier, trackingNumber: trackingNumber || order.trackingNumber }
      const letter = letterOf({ ...order, ...parcel }, to, reason, site())
      return { language: letter.language, subject: letter.subject, text: letterText(letter) }
    },
  }
}

export type OrderLetters = ReturnType<typeof createOrderLetters>

function toldStatus(to: OrderStatus): ToldStatus {
  if (to === 'pending') throw new Error('No order is moved to pending')
  return to
}

function letterOf(order: OrderToTell, to: ToldStatus, reason: string, site: Site): Letter {
  const language = languageSchema.parse(order.language)
  const words = orderLetterWords
  const isShipped = to === 'shipped'
  const url = isShipped ? trackingUrl(order.carrier, order.trackingNumber) : null
  const items = order.lines.map(({ name, nameEn, quantity }) =>
    words.pieces[language]((language === 'en' && nameEn) || name, quantity),
  )
  return {
    language,
    company: site.name[language],
    subject: moveSubjects[to][language](order.reference),
    opening: [visitorWords.greeting[language](order.contactName || order.customerName), moveSentences[to][language]],
    link: url ? { label: words.track[language], url, note: words.trackNote[language] } : undefined,
    rows: rowsOf(language, [
      [labels.reference, order.reference],
      [words.purchaseOrder, order.purchaseOrder],
      [words.carrier, isShipped ? order.carrier : ''],
      [words.trackingNumber, isShipped ? order.trackingNumber : ''],
      [words.reason, to === 'cancelled' ? reason : ''],
      [words.items, items.join('\n')],
    ]),
    closing: [visitorWords.more[language](site.phone)],
  }
}
