import { Link } from 'react-router-dom'
import type { FieldChange, RecordValue } from '#contract/catalogue/product-edits.ts'
import { importRowFaults } from '#contract/catalogue/product-import-faults.ts'
import type { ImportRow } from '#contract/catalogue/product-imports.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { FieldValue } from '../../sync/index.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { importCellClass, importRowClass } from './ImportTable.tsx'
import { importWords as words } from './import.words.ts'

const cellClass = `align-top ${importCellClass}`

/** Shows a row of the file: its product, and its changes or errors. */
export function PreviewRow({ row: one }: { row: ImportRow }) {
  const t = useTranslate()
  const { row, kind, productId, name, changes } = one
  const shown = name || t(words.noName)
  // a new product's name is shown beside its changes
  const shownChanges = kind === 'create' ? changes.filter(({ field }) => field !== 'name') : changes
  return (
    <tr className={importRowClass}>
      <td className={`${cellClass} text-ink-quiet`}>
        <span className="sr-only max-md:not-sr-only">{t(words.row)} </span>
        {row}
      </td>
      <th scope="row" className={`${cellClass} font-semibold`}>
        {productId ? (
          <Link className="link" to={`/admin/products/${productId}`}>
            {shown}
          </Link>
        ) : (
          shown
        )}
      </th>
      <td className={cellClass}>
        {kind === 'error' && <Faults row={one} />}
        {kind === 'unchanged' && <span className="text-ink-quiet">{t(words.nothingDiffers)}</span>}
        {(kind === 'update' || kind === 'create') && (
          <dl>
            {shownChanges.map((change) => (
              <Difference key={change.field} change={change} isNew={kind === 'create'} />
            ))}
          </dl>
        )}
      </td>
    </tr>
  )
}

function Difference({ change: { field, from, to }, isNew }: { change: FieldChange; isNew: boolean }) {
  const t = useTranslate()
  return (
    <div className="grid gap-x-4 max-md:pt-1 md:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-quiet">{t(recordFieldWords[field])}</dt>
      <dd className="flex min-w-0 flex-wrap gap-x-3">
        {!isNew && (
          <del className="text-ink-quiet decoration-edge">
            <span className="sr-only">{t(words.was)} </span>
            <FieldValue field={field} value={from} />
          </del>
        )}
        <ins className="min-w-0 no-underline">
          {!isNew && <span className="sr-only">{t(words.becomes)} </span>}
          <FieldValue field={field} value={field === 'images' ? addressesOf(to, from) : to} />
        </ins>
      </dd>
    </div>
  )
}

/** Lists new pictures by the URL they are copied from, others by name. */
function addressesOf(to: RecordValue, from: RecordValue): string {
  const present = new Set(picturesIn(from).map(({ key }) => key))
  return picturesIn(to)
    .map(({ key, name, url }) => (present.has(key) ? name : url))
    .join('\n')
}

function picturesIn(value: RecordValue) {
  return Array.isArray(value) ? value.filter((item) => typeof item !== 'string') : []
}

function Faults({ row: { errors, changes } }: { row: ImportRow }) {
  const t = useTranslate()
  return (
    <ul className="import-faults">
      {errors.map(({ field, code, figure }) => {
        const value = changes.find((change) => change.field === field)?.to
        return (
          <li key={`${field} ${code}`}>
            {field && <strong>{t(words.fieldSays)(t(recordFieldWords[field]))}</strong>}
            {typeof value === 'string' && value !== '' && (
              <q className="text-ink-quiet">{value.length > 80 ? `${value.slice(0, 80)}…` : value}</q>
            )}{' '}
            {t(importRowFaults[code])(figure)}
          </li>
        )
      })}
    </ul>
  )
}
