import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { inHkd, listLine, totalsOf } from '#contract/catalogue/prices.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { OrderStatus } from '#contract/sales/orders.ts'
import type { QuoteStatus } from '#contract/sales/quote-requests.ts'
import { newReference } from '#server/modules/requests/index.ts'
import { activity, type SampleActivity } from './sample-activities.ts'
import { ageAt, dayMs, dayOf, daysAfter, type Span, startOf } from './sample-calendar.rules.ts'
import { customerAt, type SampleCustomer } from './sample-customers.ts'
import { reserved, type SampleLine, type SampleProduct, sampleLines } from './sample-lines.ts'
import { type Chance, chanceOf, sampleBytes, sampleId } from './sample-random.ts'

export interface Shop {
  customers: SampleCustomer[]
  products: SampleProduct[]
  /** Returns the current rate: units of a currency for one HKD. */
  rateOf: (currency: CurrencyCode) => number
  quoteDays: number
}

const createdBy = 'system'

/** Creates an order with its lines and its status by now. One in three was a quotation first. */
export function orderOf(key: string, at: Date, span: Span, shop: Shop) {
  const chance = chanceOf(key)
  const customer = customerAt(shop.customers, at, chance.next())
  if (!customer) return undefined
  const { currency } = customer
  const rate = shop.rateOf(currency)
  const drawn = sampleLines(chance, shop.products, rate)
  const course = courseOf(at, ageAt(at, span), chance)
  const isOpen = course.status === 'pending' || course.status === 'processing'
  const lines = isOpen ? reserved(drawn, shop.products, rate) : drawn.map((line) => ({ ...line, reserved: 0 }))
  if (lines.length === 0) return undefined
  const id = sampleId(key)
  const quote = chance.next() < 0.34 ? quoteBehind(key, at, customer, lines, shop) : undefined
  const row = {
    id,
    reference: newReference('order', sampleBytes(key)),
    quoteId: quote?.row.id ?? null,
    customerId: customer.id,
    ...course,
    ...partyOf(customer),
    customerType: customer.type,
    currency,
    rate,
    rateDate: new Date(dayOf(at)),
    itemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...firstYears(lines),
    placedAt: at,
    createdAt: at,
    createdBy,
    isSample: true,
  }
  return { row, lines, quote, activities: courseActivities(row) }
}

function partyOf({ language, name, nameEn, contact, address }: SampleCustomer) {
  const customerName = inLanguage({ 'zh-TW': name, en: nameEn }, language)
  return { language, customerName, contactName: contact.name, email: contact.email, phone: contact.phone, address }
}

function firstYears(lines: SampleLine[]) {
  return { total: totalsOf(lines).firstYear, totalHkd: totalsOf(lines.map(inHkd)).firstYear }
}

interface Course {
  status: OrderStatus
  carrier: string
  trackingNumber: string
  shippedAt: Date | null
  deliveredAt: Date | null
  cancelledAt: Date | null
  cancelReason: string | null
}

/** Returns the status of an order of an age in days: a few are cancelled, most are delivered within a week. */
function courseOf(at: Date, age: number, chance: Chance): Course {
  const [begun, shipped] = [0.2 + chance.next() * 0.6, 1 + chance.next() * 2.5]
  const delivered = shipped + 1 + chance.next() * 2
  const isCancelled = chance.next() < 0.05
  const after = (days: number) => new Date(at.getTime() + days * dayMs)
  const none = {
    carrier: '',
    trackingNumber: '',
    shippedAt: null,
    deliveredAt: null,
    cancelledAt: null,
    cancelReason: null,
  }
  if (isCancelled && age > begun)
    return { ...none, status: 'cancelled', cancelledAt: after(begun), cancelReason: 'Sample' }
  if (age <= shipped) return { ...none, status: age > begun ? 'processing' : 'pending' }
  const parcel = { carrier: 'Demo Courier', trackingNumber: `DEMO${chance.between(10_000_000, 99_999_999)}` }
  const sent = { ...none, ...parcel, shippedAt: after(shipped) }
  if (age <= delivered) return { ...sent, status: 'shipped' }
  return { ...sent, status: 'delivered', deliveredAt: after(delivered) }
}

function courseActivities(row: Course & { id: string; placedAt: Date }): SampleActivity[] {
  const { id, placedAt, carrier, trackingNumber } = row
  const activities = [activity('order', id, placedAt, 'created')]
  if (row.shippedAt) activities.push(activity('order', id, row.shippedAt, 'order.shipped', { carrier, trackingNumber }))
  if (row.deliveredAt) {
    activities.push(activity('order', id, row.deliveredAt, 'status', { from: 'shipped', to: 'delivered' }))
  }
  if (row.cancelledAt) activities.push(activity('order', id, row.cancelledAt, 'order.cancelled'))
  return activities
}

function quoteBehind(key: string, at: Date, customer: SampleCustomer, lines: SampleLine[], shop: Shop) {
  const chance = chanceOf(`quotation of ${key}`)
  const requestedAt = new Date(Math.max(at.getTime() - chance.between(2, 6) * dayMs, customer.createdAt.getTime()))
  return quote(`quotation of ${key}`, requestedAt, at, 'accepted', customer, lines, shop)
}

export function quoteOf(key: string, at: Date, span: Span, shop: Shop) {
  const chance = chanceOf(key)
  const customer = customerAt(shop.customers, at, chance.next())
  if (!customer) return undefined
  const lines = sampleLines(chance, shop.products, shop.rateOf(customer.currency))
  if (lines.length === 0) return undefined
  const age = ageAt(at, span)
  const [priced, sent, decided] = [1 + chance.next() * 3, 4 + chance.next() * 2, 6 + chance.next() * 9]
  const outcome = chance.pick<QuoteStatus>(['declined', 'declined', 'withdrawn', 'expired'])
  const end = outcome === 'expired' ? shop.quoteDays + 2 : decided
  const after = new Date(at.getTime() + end * dayMs)
  if (age > end) return quote(key, at, after, outcome, customer, lines, shop)
  return quote(key, at, after, age > sent ? 'sent' : age > priced ? 'priced' : 'requested', customer, lines, shop)
}

function quote(
  key: string,
  at: Date,
  decidedAt: Date,
  status: QuoteStatus,
  customer: SampleCustomer,
  lines: SampleLine[],
  shop: Shop,
) {
  const id = sampleId(key)
  const { currency, contact, language } = customer
  const isPriced = status !== 'requested'
  const isSent = isPriced && status !== 'priced'
  const isDecided = isSent && status !== 'sent'
  const pricedAt = new Date(at.getTime() + Math.min((decidedAt.getTime() - at.getTime()) / 2, 0.6 * dayMs))
  const validUntil = new Date(daysAfter(dayOf(pricedAt), shop.quoteDays))
  const totals = firstYears(lines)
  const row = {
    id,
    reference: newReference('quote-request', sampleBytes(key)),
    submissionId: sampleId(`form of ${key}`),
    status,
    customerId: customer.id,
    language,
    name: contact.name,
    email: contact.email,
    company: inLanguage({ 'zh-TW': customer.name, en: customer.nameEn }, language),
    phone: contact.phone,
    currency,
    message: '',
    linesCount: lines.length,
    listTotal: totalsOf(
      lines.map((line) => listLine({ ...line, connectivityFee: line.connectivityFeeHkd }, line.quantity)),
    ).firstYear,
    revision: isPriced ? 1 : 0,
    ...(isSent && { ...totals, validUntil, answeredAt: pricedAt }),
    ...(isDecided && { decidedAt }),
    createdAt: at,
    isSample: true,
  }
  const revision = isPriced && {
    id: sampleId(`revision of ${key}`),
    quoteId: id,
    number: 1,
    currency,
    rate: shop.rateOf(currency),
    rateDate: new Date(dayOf(pricedAt)),
    validUntil,
    ...totals,
    createdBy,
    createdAt: pricedAt,
    ...(isSent && { sentAt: pricedAt, sentBy: createdBy }),
  }
  const activities = [activity('quote', id, at, 'created', {}, contact.name)]
  const sentTo = { revision: 1, to: contact.email, validUntil: validUntil.toISOString().slice(0, 10) }
  if (isSent) activities.push(activity('quote', id, pricedAt, 'quote.sent', sentTo))
  if (status === 'declined') {
    activities.push(
      activity('quote', id, decidedAt, 'quote.declined', { revision: 1, name: contact.name }, contact.name),
    )
  }
  if (status === 'withdrawn') activities.push(activity('quote', id, decidedAt, 'quote.withdrawn'))
  if (status === 'expired') activities.push(activity('quote', id, new Date(startOf(dayOf(decidedAt))), 'quote.expired'))
  return { row, lines, revision: revision || undefined, activities }
}
