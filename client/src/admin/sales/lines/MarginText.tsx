import type { Margin } from '#contract/catalogue/prices.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'

/** Renders a margin: "HK$472.00 (40%)"; losses are highlighted: "−HK$60.00 (−20%)". */
export function MarginText({ margin: { amount, percent } }: { margin: Margin }) {
  const sign = amount < 0 ? '−' : ''
  const share = percent === null ? '' : ` (${sign}${Math.abs(percent)}%)`
  const text = `${sign}${exactMoney(Math.abs(amount))}${share}`
  return <span className={amount < 0 ? 'font-semibold text-danger' : undefined}>{text}</span>
}
