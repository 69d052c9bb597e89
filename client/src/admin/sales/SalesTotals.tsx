import { baseCurrency, type CurrencyCode } from '#contract/catalogue/money.ts'
import { inHkd, type LineToPrice, type PricedLine, totalLabels, totalsOf } from '#contract/catalogue/prices.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { salesMoney } from '../../sales-money.ts'
import { salesWords } from './sales.words.ts'

interface SalesTotalsProps {
  lines: readonly (PricedLine & LineToPrice)[]
  currency: CurrencyCode
  className?: string
}

/** What lines come to, each total by what it is; and the widest in HKD, where the document has another currency. */
export function SalesTotals({ lines, currency, className }: SalesTotalsProps) {
  const t = useTranslate()
  const { totals } = totalsOf(lines)
  const hkd = totalsOf(lines.map(inHkd)).totals.at(-1)
  return (
    <dl className={className}>
      {totals.map(({ kind, amount }, index) => (
        <div key={kind} className={index === totals.length - 1 ? 'is-total' : undefined}>
          <dt>{t(totalLabels[kind])}</dt>
          <dd>{salesMoney(amount, currency)}</dd>
        </div>
      ))}
      {currency !== baseCurrency && hkd && (
        <div className="is-quiet">
          <dt>{t(salesWords.inHkd)(t(totalLabels[hkd.kind]))}</dt>
          <dd>{salesMoney(hkd.amount)}</dd>
        </div>
      )}
    </dl>
  )
}
