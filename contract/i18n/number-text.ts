/**
 * A number as Hong Kong writes it, in every language of the site, to three decimals at most: "2,015", "0.35". Without `Intl`, whose first
 * formatter keeps each page of a phone waiting for 60 ms.
 */
export function numberText(value: number): string {
  const [whole = '', decimals = ''] = value.toFixed(3).split('.')
  const shown = decimals.replace(/0+$/, '')
  return shown ? `${grouped(whole)}.${shown}` : grouped(whole)
}

/** Whole digits in groups of three. @param digits with a sign or without */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
}
