const small = 0.01
const least = 0.0001

/** Formats US dollars with enough decimals for the model's cost: "US$1.20", "US$0.0042". */
export function usd(amount: number): string {
  if (amount === 0) return 'US$0'
  if (amount < least) return `< US$${least}`
  const digits = amount < small ? 4 : 2
  return `US$${amount.toLocaleString('en-HK', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
