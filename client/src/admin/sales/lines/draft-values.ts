import type { CurrencyCode } from '#contract/catalogue/money.ts'
import {
  type LineAmounts,
  type LineToPrice,
  lineAmounts,
  type PricedLine,
  unitPriceAt,
} from '#contract/catalogue/prices.ts'
import type { PricePeriod } from '#contract/catalogue/products.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { QuoteDetail, QuoteRevision } from '#contract/sales/quotes.ts'
import { shiftDay } from '../../ui/days.ts'
import {
  blankCharges,
  type ChargeValues,
  chargeFields,
  chargeValuesOf,
  numberIn,
  orNothing,
  withCharges,
} from './charge-values.ts'

/** A line being typed: figures are texts until they are sent. The last three fields are for display and never sent. */
export interface LineValues {
  productId: string | null
  name: string
  nameEn: string | null
  sku: string | null
  quantity: string
  period: PricePeriod
  unitPriceHkd: string
  discount: string
  /** Yearly fee of one piece; '' if it has none. */
  connectivityFeeHkd: string
  note: string
  listPrice: number | null
  minSellingPrice: number | null
  /** Available pieces; null if the product has no stock, or it is unknown. */
  available: number | null
}

// A type alias, because interfaces have no index signature.
export type DraftValues = {
  version: number
  currency: CurrencyCode
  renewRate: boolean
  validUntil: string
  notes: string
  lines: LineValues[]
  overrideReason: string
} & ChargeValues

export const draftFields = [
  'currency',
  'renewRate',
  'validUntil',
  'lines',
  ...chargeFields,
  'overrideReason',
  'notes',
] as const

export const blankLine: LineValues = {
  productId: null,
  name: '',
  nameEn: null,
  sku: null,
  quantity: '1',
  period: 'once',
  unitPriceHkd: '',
  discount: '0',
  connectivityFeeHkd: '',
  note: '',
  listPrice: null,
  minSellingPrice: null,
  available: null,
}

export function isSameDraft(a: DraftValues, b: DraftValues): boolean {
  return draftFields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]))
}

/** Returns the unsent revision; undefined if the newest one was sent, or there is none. */
export function draftOf({ revisions: [newest] }: Pick<QuoteDetail, 'revisions'>): QuoteRevision | undefined {
  return newest?.sentAt === null ? newest : undefined
}

/**
 * Returns initial values: the draft, or else the last sent revision, or else the request at list prices.
 * @param today YYYY-MM-DD in the shop's time zone
 * @param days that a quotation is valid
 */
export function draftValuesOf(quote: QuoteDetail, { today, days }: { today: string; days: number }): DraftValues {
  const [newest] = quote.revisions
  const isHolding = newest !== undefined && newest.validUntil >= today
  return {
    version: quote.version,
    currency: newest?.currency ?? quote.currency,
    renewRate: false,
    validUntil: isHolding ? newest.validUntil : shiftDay(today, days),
    notes: newest?.notes ?? '',
    lines: newest ? newest.lines.map(lineValuesOf) : requestedLines(quote),
    overrideReason: newest?.overrideReason ?? '',
    ...(newest ? chargeValuesOf(newest.charges) : blankCharges(quote.country)),
  }
}

function lineValuesOf(line: QuoteRevision['lines'][number]): LineValues {
  const { productId, name, nameEn, sku, quantity, period, unitPriceHkd, discount, note } = line
  const texts = { quantity: String(quantity), unitPriceHkd: String(unitPriceHkd), discount: String(discount) }
  const { listPrice, minSellingPrice } = line
  const connectivityFeeHkd = feeText(line.connectivityFeeHkd)
  return {
    productId,
    name,
    nameEn,
    sku,
    period,
    note,
    ...texts,
    connectivityFeeHkd,
    listPrice,
    minSellingPrice,
    available: null,
  }
}

/** Free connectivity is left blank. */
export function feeText(fee: number | null): string {
  return fee ? String(fee) : ''
}

function requestedLines({ lines }: QuoteDetail): LineValues[] {
  return lines.length === 0 ? [blankLine] : lines.map(requestedLineValues)
}

export function requestedLineValues(line: QuoteDetail['lines'][number]): LineValues {
  const { productId, name, nameEn, sku, quantity, period, note, listPrice, minSellingPrice } = line
  const figures = {
    quantity: String(quantity),
    unitPriceHkd: listPrice === null ? '' : String(listPrice),
    connectivityFeeHkd: feeText(line.connectivityFee),
  }
  return { ...blankLine, productId, name, nameEn, sku, period, note, ...figures, listPrice, minSellingPrice }
}

/** Replaces a line's product; keeps quantity, discount and note. */
export function withProduct(line: LineValues, product: StaffProduct): LineValues {
  const { id, name, nameEn, sku, period, minSellingPrice, connectivityFee } = product
  const listPrice = catalogueUnitPrice(product, line.quantity)
  const unitPriceHkd = listPrice === null ? '' : String(listPrice)
  const facts = { listPrice, minSellingPrice, available: availableOf(product) }
  const prices = { unitPriceHkd, connectivityFeeHkd: feeText(connectivityFee) }
  return { ...line, productId: id, name, nameEn, sku, period, ...prices, ...facts }
}

type Listed = Pick<StaffProduct, 'msrp' | 'volumePrices'>

/** Returns the catalogue's unit price at a quantity, HKD; null where it is on request. @param quantity as typed */
export function catalogueUnitPrice({ msrp, volumePrices }: Listed, quantity: string): number | null {
  const pieces = numberIn(quantity)
  return unitPriceAt(msrp, volumePrices, typeof pieces === 'number' ? pieces : 1)
}

/** Changes a line's quantity: a catalogue price follows the volume prices, a typed one stays. */
export function withQuantity(line: LineValues, quantity: string, product: Listed | undefined): LineValues {
  if (!product) return { ...line, quantity }
  const listPrice = catalogueUnitPrice(product, quantity)
  const isCatalogues = numberIn(line.unitPriceHkd) === (catalogueUnitPrice(product, line.quantity) ?? undefined)
  const unitPriceHkd = isCatalogues && listPrice !== null ? String(listPrice) : line.unitPriceHkd
  return { ...line, quantity, listPrice, unitPriceHkd }
}

/** Returns the catalogue's unit price where staff have typed another one, else undefined. */
export function overriddenPrice(line: LineValues, product: Listed): number | undefined {
  const listed = catalogueUnitPrice(product, line.quantity)
  const typed = numberIn(line.unitPriceHkd)
  return listed === null || typed === undefined || typed === listed ? undefined : listed
}

/** Returns the stock that is not reserved by other orders; null if the product has no counted stock. */
export function availableOf({ tracksStock, inStock, stockQuantity, reserved }: StaffProduct): number | null {
  if (!tracksStock) return null
  return inStock ? Math.max(stockQuantity - reserved, 0) : 0
}

/** Renames a line in the buyer's language; clearing the name detaches the product. */
export function withName(line: LineValues, name: string, language: QuoteDetail['language']): LineValues {
  if (name === '') return { ...blankLine, quantity: line.quantity, discount: line.discount, note: line.note }
  if (line.productId === null) return { ...line, name, nameEn: null }
  return inLanguage({ 'zh-TW': { ...line, name }, en: { ...line, nameEn: name } }, language)
}

/** Builds the request. Text that is not a number is sent as it is, for the contract to refuse. */
export function draftBodyOf({ lines, overrideReason, ...values }: DraftValues): unknown {
  const rest = withCharges(values)
  const isReasonNeeded = overrideReason.trim() !== '' || lines.some(isBelowMinimum)
  return {
    ...rest,
    lines: lines.map(lineBodyOf),
    ...(isReasonNeeded && { overrideReason }),
  }
}

export function lineBodyOf(typed: LineValues) {
  const {
    listPrice: _list,
    minSellingPrice: _least,
    available: _left,
    quantity,
    unitPriceHkd,
    discount,
    connectivityFeeHkd,
    ...line
  } = typed
  return {
    ...line,
    quantity: numberIn(quantity),
    unitPriceHkd: numberIn(unitPriceHkd),
    discount: orNothing(discount),
    connectivityFeeHkd: orNothing(connectivityFeeHkd),
  }
}

/** Calculates a line's amounts at a rate; undefined while a figure is invalid. */
export function amountsOf(line: LineValues, rate: number): (PricedLine & LineToPrice & LineAmounts) | undefined {
  const figures = figuresOf(line)
  return figures && { ...figures, ...lineAmounts(figures, rate), period: line.period }
}

function figuresOf({ quantity, unitPriceHkd, discount, connectivityFeeHkd }: LineValues): LineToPrice | undefined {
  const figures = [numberIn(quantity), numberIn(unitPriceHkd), orNothing(discount), orNothing(connectivityFeeHkd)]
  const [pieces, price, percent, fee] = figures
  if (typeof pieces !== 'number' || typeof price !== 'number') return undefined
  if (typeof percent !== 'number' || typeof fee !== 'number') return undefined
  const isSound = Number.isInteger(pieces) && pieces > 0 && price >= 0 && fee >= 0 && percent >= 0 && percent <= 100
  return isSound ? { quantity: pieces, unitPriceHkd: price, discount: percent, connectivityFeeHkd: fee } : undefined
}

/** Returns how much a piece is below its minimum selling price, HKD; 0 if it is not. */
export function shortfallOf(line: LineValues): number {
  const net = amountsOf(line, 1)?.netPriceHkd
  if (net === undefined || line.minSellingPrice === null) return 0
  return Math.max(Math.round((line.minSellingPrice - net) * 100) / 100, 0)
}

export function isBelowMinimum(line: LineValues): boolean {
  return shortfallOf(line) > 0
}
