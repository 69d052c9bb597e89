import type { SalesSettings, SalesSettingsAnswer } from '#contract/site/settings.ts'

const figures = ['vipSpent', 'vipOrders', 'inactiveMonths', 'quoteDays', 'hkdToUsd', 'hkdToRmb'] as const
const texts = ['quoteTerms', 'quoteTermsEn', 'paymentDetails', 'paymentDetailsEn', 'businessRegistration'] as const

/** In the form's order. */
export const salesFields = [...figures, ...texts] as const
export type SalesField = (typeof salesFields)[number]

/** As it is typed: figures too are texts until they are sent. */
export type SalesValues = Record<keyof SalesSettings, string> & { version: number }

export function salesValuesOf({ values, version }: SalesSettingsAnswer): SalesValues {
  const { vipSpent, vipOrders, inactiveMonths, quoteDays, hkdToUsd, hkdToRmb, ...rest } = values
  return {
    ...rest,
    vipSpent: String(vipSpent),
    vipOrders: String(vipOrders),
    inactiveMonths: String(inactiveMonths),
    quoteDays: String(quoteDays),
    hkdToUsd: String(hkdToUsd),
    hkdToRmb: String(hkdToRmb),
    version,
  }
}

/** The request that the form makes. What is no number goes as it is typed: the contract refuses it by its field. */
export function salesBodyOf({ version, ...typed }: SalesValues): unknown {
  const read = figures.map((name) => [name, numberIn(typed[name])])
  return { values: { ...typed, ...Object.fromEntries(read) }, version }
}

function numberIn(text: string): number | string {
  const plain = text.replaceAll(/[\s,]|HK\$/g, '')
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text
}
