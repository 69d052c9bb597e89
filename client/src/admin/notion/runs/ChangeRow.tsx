import { markedPriceChangePercent, type SyncChange } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Stamp } from '../../../ui/Badge.tsx'
import { Link } from '../../../ui/Link.tsx'
import { FieldValue, markWords, movedPercent } from '../../sync/index.ts'
import { useFieldName } from '../PropertyTable.tsx'
import { runsWords as words } from './runs.words.ts'

/** One product's change: what is marked of it, a difference a field, and what went wrong. */
export function ChangeRow({ change }: { change: SyncChange }) {
  const t = useTranslate()
  const language = useLanguage()
  const { productId, name, marks, fields, kind, errorNote } = change
  return (
    <li className="change">
      <p className="change-name">
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
      {fields.length > 0 && (
        <dl>
          {fields.map((field) => (
            <Difference key={field.field} change={field} isConflict={kind === 'conflict'} />
          ))}
        </dl>
      )}
      {errorNote && <p className="change-error">{syncNoteIn(errorNote, language)}</p>}
    </li>
  )
}

interface DifferenceProps {
  change: SyncChange['fields'][number]
  /** Ours gives way to Notion's. */
  isConflict: boolean
}

function Difference({ change: { field, from, to }, isConflict }: DifferenceProps) {
  const t = useTranslate()
  const fieldName = useFieldName()
  const moved = movedPercent(field, from, to)
  return (
    <div className="difference">
      <dt>{fieldName(field)}</dt>
      <dd className="difference-from">
        <span className="difference-side">{t(isConflict ? words.kept : words.was)}</span>
        <span>
          <FieldValue field={field} value={from} />
        </span>
      </dd>
      <dd className="difference-to">
        <span className="difference-side">{t(isConflict ? words.taken : words.becomes)}</span>
        <span>
          <FieldValue field={field} value={to} />
          {moved !== undefined && <Moved percent={moved} />}
        </span>
      </dd>
    </div>
  )
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
