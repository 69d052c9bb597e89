/**
 * An amount of money as Hong Kong writes it, cents where there are some: "1,180", "151.04". Without `Intl`, whose first formatter
 * keeps each page of a phone waiting for 40 ms.
 * @param amount two decimals
 */
export function amountText(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return cents === '00' ? grouped : `${grouped}.${cents}`
}
