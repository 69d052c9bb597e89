import type { Charges } from '#contract/catalogue/charges.ts'
import { type Country, countries } from '#contract/catalogue/values/countries.ts'
import { orNothing } from './typed-figures.ts'

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
