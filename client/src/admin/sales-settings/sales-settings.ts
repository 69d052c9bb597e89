import type { SalesSettings, SalesSettingsAnswer } from '#contract/site/settings.ts'

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
  'businessRegistration',
  'documentNumber',
  'savingsBasis',
  'savingsBasisEn',
] as const

export const salesFields = [...figures, ...texts] as const
export type SalesField = (typeof salesFields)[number]

/** Form values: figures are texts until they are sent. */
export type SalesValues = Record<keyof SalesSettings, string> & { version: number }

export function salesValuesOf({ values, version }: SalesSettingsAnswer): SalesValues {
  const { vipSpent, vipOrders, inactiveMonths, quoteDays, hkdToUsd, hkdToRmb, documentYears, renewalDays, ...rest } =
    values
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
    version,
  }
}

/** Builds the request. Text that is not a number is sent as it is, for the contract to refuse. */
export function salesBodyOf({ version, ...typed }: SalesValues): unknown {
  const read = figures.map((name) => [name, numberIn(typed[name])])
  return { values: { ...typed, ...Object.fromEntries(read) }, version }
}

function numberIn(text: string): number | string {
  const plain = text.replaceAll(/[\s,]|HK\$/g, '')
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text
}
