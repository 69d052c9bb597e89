import { useQuery } from '@tanstack/react-query'
import type { QuoteDetail } from '#contract/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { useMay } from '../../api/session.ts'
import { useFormats } from '../../formats.ts'
import { type Fact, Facts } from '../../messages/Facts.tsx'
import { salesMoney } from '../../sales/money.ts'
import { assigneesOptions } from '../assignees.ts'
import { sourceWords, quotesWords as words } from '../quotes.words.ts'
import type { QuoteActions } from '../useQuoteActions.ts'

/** Who works on it, and how it came. */
export function WorkPanel({ quote, actions }: { quote: QuoteDetail; actions: QuoteActions }) {
  const t = useTranslate()
  const { number, date } = useFormats()
  const mayWrite = useMay()('sales.write')
  const { assigneeId, assigneeName, currency, linesCount, listTotal, source, decision, decidedAt } = quote
  const facts: Fact[] = [
    [words.source, t(sourceWords[source])],
    [words.currency, currency],
    [words.lines, number(linesCount)],
    [words.listTotal, salesMoney(listTotal)],
    ...(decidedAt ? [[words.decision, [date(decidedAt), decision].filter(Boolean).join(' · ')] satisfies Fact] : []),
  ]
  return (
    <section className="message-panel">
      <h2>{t(words.work)}</h2>
      {mayWrite ? (
        <Assignee id={assigneeId} name={assigneeName} onChange={(next) => void actions.change({ assigneeId: next })} />
      ) : (
        <Facts facts={[[words.assignee, assigneeName ?? t(words.nobody)]]} />
      )}
      <div className="mt-3">
        <Facts facts={facts} />
      </div>
    </section>
  )
}

interface AssigneeProps {
  id: string | null
  name: string | null
  onChange: (id: string | null) => void
}

function Assignee({ id, name, onChange }: AssigneeProps) {
  const t = useTranslate()
  const { data } = useQuery(assigneesOptions)
  const people = data?.items ?? []
  const isKnown = id === null || people.some((person) => person.id === id)
  const all = isKnown ? people : [...people, { id, name: name ?? '' }]
  return (
    <SelectField
      label={t(words.assignee)}
      placeholder={t(words.nobody)}
      name="assigneeId"
      value={id ?? ''}
      options={all.map((person) => ({ value: person.id, label: person.name }))}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}
