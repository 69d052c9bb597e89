import type { ReactNode } from 'react'
import { type ChargedLine, type Charges, chargedInHkd, chargesInHkd } from '#contract/catalogue/charges.ts'
import { baseCurrency, type CurrencyCode } from '#contract/catalogue/money.ts'
import type { LineToPrice } from '#contract/catalogue/prices.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { totalLines } from '#contract/sales/charges.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { salesWords } from './lines/draft.words.ts'

/** In orders the last total is emphasized; in offers each is, and more so in drafts. */
const looks = {
  order: { each: 'min-w-32', last: 'min-w-32 font-semibold', hkd: 'min-w-32' },
  offer: { each: 'min-w-32 font-semibold', last: 'min-w-32 font-semibold', hkd: 'min-w-32 text-ink-quiet' },
  draft: {
    each: 'min-w-40 text-body font-semibold',
    last: 'min-w-40 text-body font-semibold',
    hkd: 'min-w-40 text-ink-quiet',
  },
}

interface SalesTotalsProps {
  lines: readonly (ChargedLine & LineToPrice)[]
  charges: Charges
  currency: CurrencyCode
  look: keyof typeof looks
  className?: string
}

/** Shows totals by payment period with discount, delivery and tax, and the equivalent in HKD for other currencies. */
export function SalesTotals({ lines, charges, currency, look, className }: SalesTotalsProps) {
  const t = useTranslate()
  const rows = totalLines(lines, charges)
  const hkd = totalLines(lines.map(chargedInHkd), chargesInHkd(charges, currency)).at(-1)
  const amount = looks[look]
  return (
    <dl className={className}>
      {rows.map((row, index) => (
        <TotalRow
          key={row.label.en}
          label={t(row.label)}
          className={!row.isTotal ? amount.hkd : index === rows.length - 1 ? amount.last : amount.each}
        >
          {exactMoney(row.amount, currency)}
        </TotalRow>
      ))}
      {currency !== baseCurrency && hkd && (
        <TotalRow label={t(salesWords.inHkd)(t(hkd.label))} className={amount.hkd}>
          {exactMoney(hkd.amount)}
        </TotalRow>
      )}
    </dl>
  )
}

interface TotalRowProps {
  label: string
  className: string
  children: ReactNode
}

export function TotalRow({ label, className, children }: TotalRowProps) {
  return (
    <div className="flex items-baseline justify-end gap-6">
      <dt className="text-ink-quiet">{label}</dt>
      <dd className={`text-right ${className}`}>{children}</dd>
    </div>
  )
}
