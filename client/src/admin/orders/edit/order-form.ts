import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CustomerType } from '#contract/sales/customers.ts'
import type { OrderDetail, OrderStatus } from '#contract/sales/orders.ts'
import { blankLine, feeText, type LineValues, lineBodyOf } from '../../sales/index.ts'

// Aliases: an interface is no record of unknown fields.
/** Whom an order is for, as it is typed. */
export type PartyValues = {
  customerName: string
  contactName: string
  email: string
  phone: string
  address: string
  purchaseOrder: string
  notes: string
}

export type NewOrderValues = PartyValues & {
  /** '': it is found by the address, or made. */
  customerId: string
  customerType: CustomerType
  language: ReaderLanguage
  currency: CurrencyCode
  lines: LineValues[]
}

export type OrderValues = PartyValues & {
  version: number
  /** Of the order as it was read: it says what may be edited. */
  status: OrderStatus
  currency: CurrencyCode
  carrier: string
  trackingNumber: string
  lines: LineValues[]
}

export const blankOrder: NewOrderValues = {
  customerId: '',
  customerType: 'business',
  customerName: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  purchaseOrder: '',
  notes: '',
  language: 'zh-TW',
  currency: 'HKD',
  lines: [blankLine],
}

/** The request that a new order's form makes. @param submissionId made once by the form */
export function newOrderBodyOf({ customerId, customerType, lines, ...rest }: NewOrderValues, submissionId: string) {
  const whose = customerId ? { customerId } : { customerType }
  return { ...rest, ...whose, submissionId, lines: lines.map(lineBodyOf) }
}

/** The fields that two people may set differently, in the form's order. */
export const orderFields = [
  'customerName',
  'contactName',
  'email',
  'phone',
  'address',
  'lines',
  'purchaseOrder',
  'notes',
  'carrier',
  'trackingNumber',
] as const satisfies (keyof OrderValues)[]

export function orderValuesOf(order: OrderDetail): OrderValues {
  const { version, status, currency, customerName, contactName, email, phone, address } = order
  const { purchaseOrder, notes, carrier, trackingNumber, lines } = order
  const party = { customerName, contactName, email, phone, address, purchaseOrder, notes }
  return { version, status, currency, ...party, carrier, trackingNumber, lines: lines.map(lineValuesOf) }
}

/** What it holds already is there for it, as far as that is in stock. */
function lineValuesOf(line: OrderDetail['lines'][number]): LineValues {
  const { productId, name, nameEn, sku, quantity, period, unitPriceHkd, discount, note } = line
  const texts = { quantity: String(quantity), unitPriceHkd: String(unitPriceHkd), discount: String(discount) }
  const { available, reserved, stockQuantity } = line
  const free = available === null || stockQuantity === null ? null : Math.min(available + reserved, stockQuantity)
  const connectivityFeeHkd = feeText(line.connectivityFeeHkd)
  return { ...blankLine, productId, name, nameEn, sku, period, note, ...texts, connectivityFeeHkd, available: free }
}

/** Whether its lines may be set: until it is shipped. */
export function hasOpenLines({ status }: Pick<OrderValues, 'status'>): boolean {
  return status === 'pending' || status === 'processing'
}

/** The request that an edit makes: lines only while they may be set. */
export function orderBodyOf({ status, currency: _currency, lines, ...rest }: OrderValues) {
  return { ...rest, ...(hasOpenLines({ status }) && { lines: lines.map(lineBodyOf) }) }
}
