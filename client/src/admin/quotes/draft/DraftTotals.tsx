import { documentAmounts } from '#contract/sales-amounts.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { salesMoney } from '../../../site/quote/sales-money.ts'
import { periodTotalWords } from '../../messages/messages.words.ts'
import { draftWords as words } from './draft.words.ts'
import { amountsOf, type DraftValues } from './draft-values.ts'

interface DraftTotalsProps {
  values: Pick<DraftValues, 'lines' | 'currency'>
  rate: number
}

/** What the lines come to, as they are typed: by what is paid once, a month and a year, and in HKD. */
export function DraftTotals({ values: { lines, currency }, rate }: DraftTotalsProps) {
  const t = useTranslate()
  const counted = lines.flatMap((line) => {
    const amounts = amountsOf(line, rate)
    return amounts ? [{ ...amounts, period: line.period }] : []
  })
  const unfinished = lines.length - counted.length
  const { byPeriod, totalHkd } = documentAmounts(counted)
  return (
    <div className="draft-totals" role="status" aria-label={t(words.totals)}>
      <dl>
        {byPeriod.map(({ period, total }) => (
          <div key={period}>
            <dt>{t(periodTotalWords[period])}</dt>
            <dd>{salesMoney(total, currency)}</dd>
          </div>
        ))}
        {currency !== 'HKD' && counted.length > 0 && (
          <div className="is-quiet">
            <dt>{t(words.inHkd)}</dt>
            <dd>{salesMoney(totalHkd)}</dd>
          </div>
        )}
      </dl>
      {unfinished > 0 && <p className="field-hint">{t(words.unfinished)(unfinished)}</p>}
    </div>
  )
}
