import * as z from 'zod/mini'
import {
  type Charge,
  type ChargedLine,
  type Charges,
  chargedTotals,
  fromHkd,
  noCharges,
  type Tax,
} from '../catalogue/charges.ts'
import { sumOf, totalLabels } from '../catalogue/prices.ts'
import { countries } from '../catalogue/values/countries.ts'
import type { Bilingual } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { requiredLine } from '../requests/visitors.ts'

/** Taxes by destination, and the charges of quotations and orders. */

export const taxesMax = 40
const percent = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01, staffFault('many_decimals')))
const amount = z
  .number()
  .check(z.minimum(0), z.maximum(999_999_999.99), z.multipleOf(0.01, staffFault('many_decimals')))

/** Each destination has one tax, with a rate by kind of product. */
export const taxesSchema = z
  .array(
    z.strictObject({
      country: z.enum(countries),
      name: requiredLine(20),
      isIncluded: z.boolean(),
      goods: percent,
      software: percent,
      services: percent,
    }),
  )
  .check(
    z.maxLength(taxesMax),
    z.refine(
      (taxes) => new Set(taxes.map(({ country }) => country)).size === taxes.length,
      staffFault('country_twice'),
    ),
  )

/** Returns the charges of a row. */
export function chargesOf(stored: unknown): Charges {
  return z.parse(chargesSchema, stored)
}

/** Steps to which single payments can be rounded, in the document's currency. */
export const roundingSteps = [0, 0.1, 1] as const

/** As staff type them, in HKD. */
export const chargesInputSchema = z.strictObject({
  country: z._default(z.enum(countries), 'HK'),
  discountPercent: z._default(percent, 0),
  discountHkd: z._default(amount, 0),
  deliveryHkd: z._default(amount, 0),
  roundTo: z._default(z.literal(roundingSteps), 0),
})
export type ChargesInput = z.infer<typeof chargesInputSchema>

/** Frozen with a revision or an order; those of earlier ones are empty. */
export const chargesSchema = z.object({
  country: z._default(z.enum(countries), noCharges.country),
  taxName: z._default(z.string(), ''),
  isTaxIncluded: z._default(z.boolean(), false),
  goods: z._default(z.number(), 0),
  software: z._default(z.number(), 0),
  services: z._default(z.number(), 0),
  discountPercent: z._default(z.number(), 0),
  discount: z._default(z.number(), 0),
  discountHkd: z._default(z.number(), 0),
  delivery: z._default(z.number(), 0),
  deliveryHkd: z._default(z.number(), 0),
  roundTo: z._default(z.number(), 0),
})

/**
 * Returns charges with the tax of their destination.
 * @param rate units of the document's currency per HKD
 * @param previous charges of the same order, whose tax stays while its destination does
 */
export function frozenCharges(
  { country, discountPercent, discountHkd, deliveryHkd, roundTo }: ChargesInput,
  taxes: readonly Tax[],
  rate: number,
  previous?: Charges,
): Charges {
  return {
    ...taxOf(country, taxes, previous),
    country,
    discountPercent,
    discount: fromHkd(discountHkd, rate),
    discountHkd,
    delivery: fromHkd(deliveryHkd, rate),
    deliveryHkd,
    roundTo,
  }
}

function taxOf(country: Charges['country'], taxes: readonly Tax[], previous: Charges | undefined) {
  if (previous?.country === country) {
    const { taxName, isTaxIncluded, goods, software, services } = previous
    return { taxName, isTaxIncluded, goods, software, services }
  }
  const tax = taxes.find((one) => one.country === country)
  if (!tax) return { taxName: '', isTaxIncluded: false, goods: 0, software: 0, services: 0 }
  const { name: taxName, isIncluded: isTaxIncluded, goods, software, services } = tax
  return { taxName, isTaxIncluded, goods, software, services }
}

export const chargeWords = {
  subtotal: { 'zh-TW': '小計', en: 'Subtotal' },
  discount: { 'zh-TW': '折扣', en: 'Discount' },
  delivery: { 'zh-TW': '運費', en: 'Delivery' },
  rounding: { 'zh-TW': '尾數調整', en: 'Rounding' },
} as const satisfies Record<string, Bilingual>

/** A row of totals. */
export interface TotalLine {
  label: Bilingual
  amount: number
  /** Whether it is a total, not what leads to one. */
  isTotal: boolean
}

/** Returns the totals by period with what leads to them, and the first year if it differs, which comes last. */
export function totalLines(lines: readonly ChargedLine[], charges: Charges): TotalLine[] {
  const { periods, firstYear } = chargedTotals(lines, charges)
  const rows = periods.flatMap(({ period, subtotal, charges: some, total }) => {
    const leading =
      some.length === 0
        ? []
        : [rowOf(chargeWords.subtotal, subtotal), ...chargeLines(some, charges.taxName)].map((row) =>
            periods.length > 1 ? { ...row, label: ofPeriod(row.label, totalLabels[period]) } : row,
          )
    return [...leading, { label: totalLabels[period], amount: total, isTotal: true }]
  })
  const isAnother = periods.length > 1 || periods[0]?.period === 'month'
  return isAnother ? [...rows, { label: totalLabels.firstYear, amount: firstYear, isTotal: true }] : rows
}

/** Returns labels and amounts of charges; the taxes of a rate are one row. */
export function chargeLines(charges: readonly Charge[], taxName: string): TotalLine[] {
  const plain = (part: 'discount' | 'delivery' | 'rounding') =>
    charges.filter((one) => one.part === part).map(({ amount }) => rowOf(chargeWords[part], amount))
  const taxes = charges.filter(({ part }) => part === 'tax' || part === 'delivery_tax')
  const rates = [...new Set(taxes.map(({ rate }) => rate))].toSorted((one, other) => one - other)
  const taxRows = rates.map((rate) => {
    const some = taxes.filter((tax) => tax.rate === rate)
    const isIncluded = some.some((tax) => tax.isIncluded)
    return rowOf(taxLabel(taxName, rate, isIncluded), sumOf(some.map(({ amount }) => amount)))
  })
  return [...plain('discount'), ...plain('delivery'), ...taxRows, ...plain('rounding')]
}

/** Returns the label of a tax, such as "GST 9%". */
export function taxLabel(name: string, rate: number, isIncluded: boolean): Bilingual {
  const tax = `${name} ${rate}%`.trim()
  return isIncluded ? { 'zh-TW': `已包括 ${tax}`, en: `Includes ${tax}` } : { 'zh-TW': tax, en: tax }
}

function rowOf(label: Bilingual, amount: number): TotalLine {
  return { label, amount, isTotal: false }
}

function ofPeriod(label: Bilingual, period: Bilingual): Bilingual {
  return { 'zh-TW': `${period['zh-TW']}${label['zh-TW']}`, en: `${period.en}: ${label.en}` }
}
