/**
 * Formats a number as in Hong Kong, in every language, with at most three decimals: "2,015", "0.35". Without `Intl`,
 * whose first formatter takes 60 ms on a phone.
 */
export function numberText(value: number): string {
  const [whole = '', decimals = ''] = value.toFixed(3).split('.')
  const shown = decimals.replace(/0+$/, '')
  return shown ? `${grouped(whole)}.${shown}` : grouped(whole)
}

/** Groups digits by thousands. @param digits with or without a sign */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
}
