import { pricePeriods } from '#contract/catalogue/products.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { QuoteRevision } from '#contract/sales/quotes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { paidWords } from '../../sales/index.ts'
import { quotesWords as words } from '../quotes.words.ts'
import { changesBetween, type FieldChange, type LineChange } from './revision-changes.ts'
import { changedFieldWords, changeWords } from './revisions.words.ts'

export function RevisionChanges({ before, after }: { before: QuoteRevision; after: QuoteRevision }) {
  const t = useTranslate()
  const { document, lines } = changesBetween(before, after)
  return (
    <div className="mb-3 border-l-3 border-edge bg-sunken px-3 py-2 text-fine">
      <h4 className="font-semibold">{t(words.changes)(before.number)}</h4>
      {document.length + lines.length === 0 && <p>{t(words.noChanges)}</p>}
      <ul>
        {document.map((change) => (
          <li key={change.field}>
            <Change change={change} />
          </li>
        ))}
        {lines.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sent revision never changes
          <li key={index}>
            <Line change={change} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ change }: { change: LineChange }) {
  const t = useTranslate()
  const name = nameIn(change.line, useLanguage())
  if (change.kind !== 'changed') return t(changeWords[change.kind])(name)
  return (
    <>
      {name}{' '}
      {change.fields.map((field) => (
        <span key={field.field} className="not-first:before:content-['_·_'/'']">
          <Change change={field} />
        </span>
      ))}
    </>
  )
}

function Change({ change: { field, from, to } }: { change: FieldChange }) {
  const t = useTranslate()
  const { day, number } = useFormats()
  function textOf(value: string | number): string {
    if (field === 'unitPriceHkd' || field === 'connectivityFeeHkd') return exactMoney(Number(value))
    if (field === 'discount') return `${value}%`
    if (field === 'validUntil') return day(String(value))
    const period = field === 'period' && pricePeriods.find((known) => known === value)
    if (period) return t(paidWords[period])
    return typeof value === 'number' && field !== 'rate' ? number(value) : String(value) || t(changeWords.nothing)
  }
  return t(changeWords.field)(t(changedFieldWords[field]), textOf(from), textOf(to))
}
