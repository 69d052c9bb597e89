import { grouped } from '#contract/i18n/number-text.ts'

/**
 * An amount of money as Hong Kong writes it, cents where there are some: "1,180", "151.04".
 * @param amount two decimals
 */
export function amountText(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return cents === '00' ? grouped(whole) : `${grouped(whole)}.${cents}`
}
