import { type Total, totalLabels } from '#contract/catalogue/prices.ts'
import { useTranslate } from '../../i18n/language.tsx'

interface TotalRowsProps {
  totals: readonly Total[]
  write: (amount: number) => string
  className?: string
  rowClass: string
  amountClass: string
}

export function TotalRows({ totals, write, className, rowClass, amountClass }: TotalRowsProps) {
  const t = useTranslate()
  return (
    <dl className={className}>
      {totals.map(({ kind, amount }) => (
        <div key={kind} className={rowClass}>
          <dt>{t(totalLabels[kind])}</dt>
          <dd className={amountClass}>{write(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
