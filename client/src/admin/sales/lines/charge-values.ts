import type { Charges } from '#contract/catalogue/charges.ts'
import { type Country, countries } from '#contract/catalogue/values/countries.ts'

/** Parses a figure; nothing typed is 0. */
export function orNothing(text: string): number | string | undefined {
  return text.trim() === '' ? 0 : numberIn(text)
}

/** Parses "HK$1,180.50" as 1180.5; undefined for ''. */
export function numberIn(text: string): number | string | undefined {
  const plain = text.replaceAll(/[\s,]|HK\$|%/g, '')
  if (plain === '') return undefined
  return Number.isFinite(Number(plain)) ? Number(plain) : text
}

export type ChargeValues = {
  country: Country
  discountPercent: string
  discountHkd: string
  deliveryHkd: string
  roundTo: string
}

export const chargeFields = ['country', 'deliveryHkd', 'discountPercent', 'discountHkd', 'roundTo'] as const

export function blankCharges(country: Country): ChargeValues {
  return { country, discountPercent: '', discountHkd: '', deliveryHkd: '', roundTo: '0' }
}

export function chargeValuesOf({ country, discountPercent, discountHkd, deliveryHkd, roundTo }: Charges): ChargeValues {
  const text = (figure: number) => (figure === 0 ? '' : String(figure))
  return {
    country,
    discountPercent: text(discountPercent),
    discountHkd: text(discountHkd),
    deliveryHkd: text(deliveryHkd),
    roundTo: String(roundTo),
  }
}

/** Splits the values of a form into the request's charges and its other fields. */
export function withCharges<Values extends ChargeValues>({
  country,
  discountPercent,
  discountHkd,
  deliveryHkd,
  roundTo,
  ...values
}: Values) {
  const charges = {
    country: countries.find((known) => known === country),
    discountPercent: orNothing(discountPercent),
    discountHkd: orNothing(discountHkd),
    deliveryHkd: orNothing(deliveryHkd),
    roundTo: Number(roundTo),
  }
  return { ...values, charges }
}
