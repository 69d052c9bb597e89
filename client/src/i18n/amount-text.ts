import { grouped } from '#contract/i18n/formats.ts'

/** Formats an amount as Hong Kong writes it, with cents only if there are any: "1,180", "151.04". */
export function amountText(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return cents === '00' ? grouped(whole) : `${grouped(whole)}.${cents}`
}
