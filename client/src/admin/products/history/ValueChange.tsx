import type { FieldChange, RecordValue } from '#contract/catalogue/product-edits.ts'
import { wordDiff } from '#contract/i18n/word-diff.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { historyWords as words } from './history.words.ts'

const longFrom = 30

/** Shows changes of fields: short values as a whole, long ones word by word, lists by added and removed entries. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  const t = useTranslate()
  return (
    <dl>
      {changes.map(({ field, from, to }) => (
        <div
          key={field}
          className="grid gap-x-4 border-b border-hairline py-1.5 text-fine sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-quiet">{t(recordFieldWords[field])}</dt>
          <dd className="wrap-anywhere">
            <ValueChange from={from} to={to} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ValueChange({ from, to }: Pick<FieldChange, 'from' | 'to'>) {
  if (Array.isArray(from) || Array.isArray(to)) return <ListChange from={namesIn(from)} to={namesIn(to)} />
  const isLong = typeof from === 'string' && typeof to === 'string' && Math.max(from.length, to.length) > longFrom
  return isLong ? <TextChange from={from} to={to} /> : <ShortChange from={from} to={to} />
}

function ShortChange({ from, to }: { from: RecordValue; to: RecordValue }) {
  const t = useTranslate()
  const textOf = (value: RecordValue) => {
    if (typeof value === 'boolean') return t(value ? words.yes : words.no)
    return value === null || value === '' ? t(words.nothing) : String(value)
  }
  return (
    <>
      <span className="sr-only">{t(words.from)} </span>
      <Removed>{textOf(from)}</Removed> <span aria-hidden="true">→</span>
      <span className="sr-only">, {t(words.to)}</span> <Added>{textOf(to)}</Added>
    </>
  )
}

function TextChange({ from, to }: { from: string; to: string }) {
  return (
    <span className="block max-h-64 overflow-auto whitespace-pre-wrap">
      {wordDiff(from, to).map(({ kind, text }, index) => {
        const key = `${index}-${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        return kind === 'removed' ? <Removed key={key}>{text}</Removed> : <Added key={key}>{text}</Added>
      })}
    </span>
  )
}

function ListChange({ from, to }: { from: string[]; to: string[] }) {
  const t = useTranslate()
  const { names } = useFormats()
  const removed = from.filter((name) => !to.includes(name))
  const added = to.filter((name) => !from.includes(name))
  if (removed.length === 0 && added.length === 0) return t(words.reordered)
  return (
    <>
      {removed.length > 0 && (
        <span className="block">
          {t(words.removed)} <Removed>{names(removed)}</Removed>
        </span>
      )}
      {added.length > 0 && (
        <span className="block">
          {t(words.added)} <Added>{names(added)}</Added>
        </span>
      )}
    </>
  )
}

function Removed({ children }: { children: string }) {
  return <del className="text-ink-quiet decoration-danger">{children}</del>
}

function Added({ children }: { children: string }) {
  return <ins className="rounded-[2px] bg-signal-soft no-underline">{children}</ins>
}

function namesIn(value: RecordValue): string[] {
  if (!Array.isArray(value)) return []
  return value.map((part) => (typeof part === 'string' ? part : part.name || part.url))
}
