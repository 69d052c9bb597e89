import type { CurrencyCode } from '#contract/catalogue/money.ts'

/** Not "$" alone, which in Hong Kong is another dollar. */
const symbols: Record<CurrencyCode, string> = { HKD: 'HK$', USD: 'US$', RMB: 'RMB ' }

const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** An amount of a document with both decimals: "US$1,003.00". */
export function salesMoney(amount: number, currency: CurrencyCode = 'HKD'): string {
  return symbols[currency] + amount.toLocaleString('en-HK', digits)
}
