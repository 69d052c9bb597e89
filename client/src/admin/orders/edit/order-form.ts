import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CustomerType } from '#contract/sales/customers.ts'
import { isOpenOrder, type OrderDetail, type OrderStatus } from '#contract/sales/orders.ts'
import {
  blankCharges,
  blankLine,
  type ChargeValues,
  chargeFields,
  chargeValuesOf,
  feeText,
  type LineValues,
  lineBodyOf,
  withCharges,
} from '../../sales/index.ts'

// Type aliases, because interfaces have no index signature.
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
  /** '': found by the email address, or created. */
  customerId: string
  customerType: CustomerType
  language: ReaderLanguage
  currency: CurrencyCode
  lines: LineValues[]
} & ChargeValues

export type OrderValues = PartyValues & {
  version: number
  /** Status when the order was loaded, which decides what may be edited. */
  status: OrderStatus
  /** Whether shipments have pieces of it. */
  isPacked: boolean
  currency: CurrencyCode
  lines: LineValues[]
} & ChargeValues

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
  ...blankCharges('HK'),
}

/** @param submissionId created once per form */
export function newOrderBodyOf({ customerId, customerType, lines, ...rest }: NewOrderValues, submissionId: string) {
  const whose = customerId ? { customerId } : { customerType }
  return { ...withCharges(rest), ...whose, submissionId, lines: lines.map(lineBodyOf) }
}

/** Fields compared for conflicting edits, in the form's order. */
export const orderFields = [
  'customerName',
  'contactName',
  'email',
  'phone',
  'address',
  'lines',
  ...chargeFields,
  'purchaseOrder',
  'notes',
] as const satisfies (keyof OrderValues)[]

export function orderValuesOf(order: OrderDetail): OrderValues {
  const { version, status, currency, customerName, contactName, email, phone, address } = order
  const { purchaseOrder, notes, lines } = order
  const party = { customerName, contactName, email, phone, address, purchaseOrder, notes }
  const isPacked = order.shipments.length > 0
  const priced = { ...chargeValuesOf(order.charges), lines: lines.map(lineValuesOf) }
  return { version, status, isPacked, currency, ...party, ...priced }
}

/** Pieces that the order holds already count as available to it. */
function lineValuesOf(line: OrderDetail['lines'][number]): LineValues {
  const { productId, name, nameEn, sku, quantity, period, unitPriceHkd, discount, note } = line
  const texts = { quantity: String(quantity), unitPriceHkd: String(unitPriceHkd), discount: String(discount) }
  const { available, reserved, stockQuantity } = line
  const free = available === null || stockQuantity === null ? null : Math.min(available + reserved, stockQuantity)
  const connectivityFeeHkd = feeText(line.connectivityFeeHkd)
  return { ...blankLine, productId, name, nameEn, sku, period, note, ...texts, connectivityFeeHkd, available: free }
}

/** Returns whether lines may be edited: until something is packed. */
export function hasOpenLines({ status, isPacked }: Pick<OrderValues, 'status' | 'isPacked'>): boolean {
  return !isPacked && isOpenOrder({ status })
}

/** Builds the request of an edit; has lines and charges only while they may be edited. */
export function orderBodyOf({ status, isPacked, currency: _currency, lines, ...values }: OrderValues) {
  const { charges, ...rest } = withCharges(values)
  return { ...rest, ...(hasOpenLines({ status, isPacked }) && { charges, lines: lines.map(lineBodyOf) }) }
}
