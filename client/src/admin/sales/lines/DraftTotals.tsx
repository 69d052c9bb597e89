import { useTranslate } from '../../../i18n/language.tsx'
import { SalesTotals } from '../SalesTotals.tsx'
import { draftWords as words } from './draft.words.ts'
import { amountsOf, type DraftValues } from './draft-values.ts'

interface DraftTotalsProps {
  values: Pick<DraftValues, 'lines' | 'currency'>
  rate: number
}

export function DraftTotals({ values: { lines, currency }, rate }: DraftTotalsProps) {
  const t = useTranslate()
  const counted = lines.flatMap((line) => amountsOf(line, rate) ?? [])
  const unfinished = lines.length - counted.length
  return (
    <div className="grid justify-items-end text-right" role="status" aria-label={t(words.totals)}>
      <SalesTotals lines={counted} currency={currency} look="draft" />
      {unfinished > 0 && <p className="field-hint">{t(words.unfinished)(unfinished)}</p>}
    </div>
  )
}
