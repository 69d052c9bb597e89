import { type Total, totalLabels } from '#contract/catalogue/prices.ts'
import type { TotalLine } from '#contract/sales/charges.ts'
import { useTranslate } from '../../i18n/language.tsx'

interface TotalRowsProps {
  totals: readonly (Total | TotalLine)[]
  write: (amount: number) => string
  className?: string
  rowClass: string
  amountClass: string
}

export function TotalRows({ totals, write, className, rowClass, amountClass }: TotalRowsProps) {
  const t = useTranslate()
  return (
    <dl className={className}>
      {totals.map((total) => {
        const label = 'kind' in total ? totalLabels[total.kind] : total.label
        const isLeading = 'isTotal' in total && !total.isTotal
        return (
          <div key={label.en} className={rowClass}>
            <dt>{t(label)}</dt>
            <dd className={isLeading ? undefined : amountClass}>{write(total.amount)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
