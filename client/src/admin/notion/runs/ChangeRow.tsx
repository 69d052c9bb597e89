import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listIn } from '#contract/i18n/in-language.ts'
import { type Formatting, markedPriceChangePercent, type SyncChange } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Stamp } from '../../../ui/Badge.tsx'
import { FieldValue, formattingWords, markWords, movedPercent, useSourceWords } from '../../sync/index.ts'
import { useFieldName } from '../PropertyTable.tsx'
import { NewProduct } from './NewProduct.tsx'
import { fileRunsWords, runsWords as words } from './runs.words.ts'

interface ChangeRowProps {
  change: SyncChange
  /** Shows only these fields and no marks, which the group's title names already. */
  shown?: readonly string[] | undefined
}

export function ChangeRow({ change, shown }: ChangeRowProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { productId, name, kind, errorNote, made } = change
  const fields = shown ? change.fields.filter(({ field }) => shown.includes(field)) : change.fields
  const marks = shown ? [] : change.marks
  return (
    <li className="border-t border-hairline px-4 py-2 text-fine wrap-anywhere lg:grid lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] lg:gap-x-6">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold lg:row-[1/span_2] lg:content-start lg:last:col-span-full">
        {productId ? (
          <Link to={`/admin/products/${productId}`} className="link">
            {name}
          </Link>
        ) : (
          name
        )}
        {marks.map((mark) => (
          <Stamp key={mark}>{t(markWords[mark])}</Stamp>
        ))}
      </p>
      {made && <NewProduct made={made} heading={name} />}
      {kind === 'create' && fields.length > 0 && <Values name={name} fields={fields} />}
      {kind !== 'create' && fields.length > 0 && (
        <dl className="lg:col-2">
          {fields.map((field) => (
            <Difference key={field.field} change={field} isConflict={kind === 'conflict'} />
          ))}
        </dl>
      )}
      {errorNote && <p className="text-danger lg:col-2">{syncNoteIn(errorNote, language)}</p>}
    </li>
  )
}

/** Lists all values of a new product, collapsed at first. */
function Values({ name, fields }: Pick<SyncChange, 'name' | 'fields'>) {
  const t = useTranslate()
  const fieldName = useFieldName()
  const [isOpen, setOpen] = useState(false)
  const action = isOpen ? t(words.hideValues) : t(words.showValues)(fields.length)
  return (
    <div className="lg:col-2">
      <button
        type="button"
        className="link min-h-11 lg:min-h-7"
        aria-expanded={isOpen}
        aria-label={t(words.valuesOf)(name, action)}
        onClick={() => setOpen(!isOpen)}
      >
        {action}
      </button>
      {isOpen && (
        <dl>
          {fields.map(({ field, to }) => (
            <div key={field} className="grid gap-x-4 py-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-ink-quiet">{fieldName(field)}</dt>
              <dd>
                <FieldValue field={field} value={to} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

const sideClass = 'grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-3'
const valueClass = 'col-2 justify-self-start lg:col-[-2]'

interface DifferenceProps {
  change: SyncChange['fields'][number]
  /** Our value is overwritten by Notion's. */
  isConflict: boolean
}

function Difference({ change: { field, from, to, loses }, isConflict }: DifferenceProps) {
  const t = useTranslate()
  const fieldName = useFieldName()
  const { taken } = useSourceWords(words, fileRunsWords)
  const moved = movedPercent(field, from, to)
  return (
    <div className="grid gap-x-4 py-1 lg:grid-cols-[9rem_repeat(2,minmax(0,1fr))] lg:py-0">
      <dt className="text-ink-quiet">{fieldName(field)}</dt>
      <dd className={`${sideClass} lg:grid-cols-[minmax(0,1fr)]`}>
        <span className="text-ink-quiet lg:sr-only">{t(isConflict ? words.kept : words.was)}</span>
        <span className={`${valueClass} [&_.field-value]:text-ink-quiet`}>
          <FieldValue field={field} value={from} />
        </span>
      </dd>
      <dd
        className={`${sideClass} lg:grid-cols-[1.25rem_minmax(0,1fr)] lg:before:text-ink-quiet lg:before:content-['→'/'']`}
      >
        <span className="text-ink-quiet lg:sr-only">{t(isConflict ? taken : words.becomes)}</span>
        <span className={valueClass}>
          <FieldValue field={field} value={to} />
          {moved !== undefined && <Moved percent={moved} />}
          {loses && <Loses kinds={loses} />}
        </span>
      </dd>
    </div>
  )
}

/** Warns of formatting in Notion that the new text cannot keep. */
function Loses({ kinds }: { kinds: Formatting[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const names = kinds.map((kind) => t(formattingWords[kind]))
  return <span className="block text-caution">{t(words.loses)(listIn(names, language))}</span>
}

function Moved({ percent }: { percent: number }) {
  const sign = percent < 0 ? '−' : '+'
  return (
    <span
      className={`ml-2 text-fine ${Math.abs(percent) > markedPriceChangePercent ? 'font-semibold text-caution' : 'text-ink-quiet'}`}
    >
      {sign}
      {Math.abs(percent)} %
    </span>
  )
}
