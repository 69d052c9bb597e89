import type { Country } from '#contract/catalogue/values/countries.ts'
import type { SalesSettingsAnswer } from '#contract/site/settings.ts'

const figures = [
  'vipSpent',
  'vipOrders',
  'inactiveMonths',
  'quoteDays',
  'hkdToUsd',
  'hkdToRmb',
  'documentYears',
  'renewalDays',
] as const
const texts = [
  'quoteTerms',
  'quoteTermsEn',
  'paymentDetails',
  'paymentDetailsEn',
  'fpsProxy',
  'reminderDays',
  'renewalBy',
  'businessRegistration',
  'documentNumber',
  'savingsBasis',
  'savingsBasisEn',
] as const

/** Fields with a single input. */
const typedFields = [...figures, ...texts] as const
export type TypedField = (typeof typedFields)[number]
export const salesFields = [...typedFields, 'taxes'] as const
export type SalesField = (typeof salesFields)[number]

export type TaxValues = {
  country: Country
  name: string
  isIncluded: 'yes' | 'no'
  goods: string
  software: string
  services: string
}

/** Form values: figures are texts until they are sent. */
export type SalesValues = Record<TypedField, string> & { taxes: TaxValues[]; version: number }

export function salesValuesOf({ values, version }: SalesSettingsAnswer): SalesValues {
  const {
    vipSpent,
    vipOrders,
    inactiveMonths,
    quoteDays,
    hkdToUsd,
    hkdToRmb,
    documentYears,
    renewalDays,
    taxes,
    reminderDays,
    ...rest
  } = values
  return {
    ...rest,
    vipSpent: String(vipSpent),
    vipOrders: String(vipOrders),
    inactiveMonths: String(inactiveMonths),
    quoteDays: String(quoteDays),
    hkdToUsd: String(hkdToUsd),
    hkdToRmb: String(hkdToRmb),
    documentYears: String(documentYears),
    renewalDays: String(renewalDays),
    reminderDays: reminderDays.join(', '),
    taxes: taxes.map(({ isIncluded, goods, software, services, ...tax }) => ({
      ...tax,
      isIncluded: isIncluded ? 'yes' : 'no',
      goods: String(goods),
      software: String(software),
      services: String(services),
    })),
    version,
  }
}

/** Builds the request. Text that is not a number is sent as it is, for the contract to refuse. */
export function salesBodyOf({ version, taxes: given, reminderDays: days, ...typed }: SalesValues): unknown {
  const read = figures.map((name) => [name, numberIn(typed[name])])
  const taxes = given.map(({ isIncluded, goods, software, services, ...tax }) => ({
    ...tax,
    isIncluded: isIncluded === 'yes',
    goods: percentIn(goods),
    software: percentIn(software),
    services: percentIn(services),
  }))
  const reminderDays = days
    .split(/[\s,、，]+/)
    .filter((part) => part !== '')
    .map(numberIn)
  return { values: { ...typed, ...Object.fromEntries(read), taxes, reminderDays }, version }
}

/** A blank rate is 0. */
function percentIn(text: string): number | string {
  return text.trim() === '' ? 0 : numberIn(text.replace('%', ''))
}

function numberIn(text: string): number | string {
  const plain = text.replaceAll(/[\s,]|HK\$/g, '')
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text
}
