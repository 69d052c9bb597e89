import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import { type Fact, Facts } from '../../records/page/index.ts'
import { AssigneeField, workWords } from '../../requests/index.ts'
import { sourceWords, quotesWords as words } from '../quotes.words.ts'
import type { QuoteActions } from '../useQuoteActions.ts'

export function WorkPanel({ quote, actions }: { quote: QuoteDetail; actions: QuoteActions }) {
  const t = useTranslate()
  const { number, date } = useFormats()
  const canWrite = useCan()('sales.write')
  const { assigneeId, assigneeName, currency, linesCount, listTotal, source, decision, decidedAt } = quote
  const facts: Fact[] = [
    [words.source, t(sourceWords[source])],
    [words.currency, currency],
    [words.lines, number(linesCount)],
    [words.listTotal, exactMoney(listTotal)],
    ...(decidedAt ? [[words.decision, [date(decidedAt), decision].filter(Boolean).join(' · ')] satisfies Fact] : []),
  ]
  return (
    <section className="message-panel">
      <h2>{t(words.work)}</h2>
      {canWrite ? (
        <AssigneeField
          assigneeId={assigneeId}
          assigneeName={assigneeName}
          onChange={(next) => void actions.change({ assigneeId: next })}
        />
      ) : (
        <Facts facts={[[workWords.assignee, assigneeName ?? t(workWords.nobody)]]} />
      )}
      <div className="mt-3">
        <Facts facts={facts} />
      </div>
    </section>
  )
}
