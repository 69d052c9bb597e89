import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  decimalMarks,
  type ImportColumn,
  importFields,
  type ProductImport,
} from '#contract/catalogue/product-imports.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { EncodingChoice } from './EncodingChoice.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { ImportTable, importCellClass, importRowClass } from './ImportTable.tsx'
import { importWords as words } from './import.words.ts'
import { importPath } from './import-step.ts'
import { ImportActions } from './StepProgress.tsx'
import { useMapping } from './useMapping.ts'
import { usePreview } from './usePreview.ts'

/** Second step: assigns columns of the file to fields. */
export function ColumnsStep({ one }: { one: ProductImport }) {
  const t = useTranslate()
  const mapping = useMapping(one)
  const { isBusy, failure, preview } = usePreview(one.id)
  const [isRefused, setRefused] = useState(false)
  const isUnread = one.encoding === null && one.encodings.length > 0

  function submit() {
    setRefused(!mapping.namesProduct)
    if (mapping.namesProduct) void preview(mapping.mapping, mapping.decimals)
  }
  return (
    <section className="grid grid-cols-1 gap-4">
      {one.encodings.length > 0 && <EncodingChoice one={one} />}
      <ImportNotes notes={one.notes} />
      <p className="measure text-ink-quiet">{t(words.columnsHint)}</p>
      <ImportTable
        className="import-columns"
        heads={[
          { text: t(words.columnOfFile), className: 'md:w-[30%]' },
          { text: t(words.samples) },
          { text: t(words.field), className: 'pr-0 md:w-64' },
        ]}
      >
        {one.columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
          <ColumnRow key={index} column={column} index={index} mapping={mapping} />
        ))}
      </ImportTable>
      {mapping.leftOut > 0 && (
        <p role="status" className="text-ink-quiet">
          {t(words.leftOutCount)(mapping.leftOut)}
        </p>
      )}
      {isRefused && !mapping.namesProduct && <AlertLine>{t(words.needsName)}</AlertLine>}
      {failure && <AlertLine>{failure}</AlertLine>}
      <ImportActions>
        <Link to={importPath} className={buttonClass('quiet', 'compact')}>
          {t(words.otherFile)}
        </Link>
        <Button variant="primary" size="compact" disabled={isBusy || isUnread} onClick={submit}>
          {t(words.toPreview)}
        </Button>
      </ImportActions>
    </section>
  )
}

const cellClass = `align-middle ${importCellClass}`

interface ColumnRowProps {
  column: ImportColumn
  index: number
  mapping: ReturnType<typeof useMapping>
}

function ColumnRow({ column: { heading, samples }, index, mapping }: ColumnRowProps) {
  const t = useTranslate()
  const name = heading || t(words.untitled)(index + 1)
  const field = mapping.fieldOf(index)
  const decimals = mapping.decimalsOf(index)
  return (
    <tr className={importRowClass}>
      <th scope="row" className={`${cellClass} ${field ? 'font-semibold' : 'font-normal text-ink-quiet'}`}>
        {name}
      </th>
      <td className={cellClass}>
        <ul className={`flex flex-wrap gap-x-3 ${field ? '' : 'text-ink-quiet'}`}>
          {samples.map((sample, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two values may be the same
              key={place}
              className="block max-w-64 truncate not-last:after:ml-3 not-last:after:text-ink-quiet not-last:after:content-['·'/'']"
            >
              {sample}
            </li>
          ))}
        </ul>
      </td>
      <td className={`${cellClass} pr-0`}>
        <Select
          className="lg:[&_.control]:min-h-9 lg:[&_.control]:text-fine"
          label={t(words.fieldFor)(name)}
          hideLabel
          value={field ?? ''}
          onChange={(value) =>
            mapping.change(
              index,
              importFields.find((known) => known === value),
            )
          }
        >
          <option value="">{t(words.leftOut)}</option>
          {importFields.map((known) => (
            <option key={known} value={known} disabled={mapping.isTaken(known, index)}>
              {t(known === 'id' ? words.productId : recordFieldWords[known])}
            </option>
          ))}
        </Select>
        {decimals && (
          <Select
            className="mt-1 lg:[&_.control]:min-h-9 lg:[&_.control]:text-fine"
            label={t(words.decimalsOf)(name)}
            hideLabel
            value={decimals}
            onChange={(value) => {
              const mark = decimalMarks.find((known) => known === value)
              if (mark) mapping.setDecimals(index, mark)
            }}
          >
            {decimals === 'unsure' && <option value="unsure">{t(words.decimalsUnsure)}</option>}
            <option value="point">{t(words.decimalPoint)}</option>
            <option value="comma">{t(words.decimalComma)}</option>
          </Select>
        )}
      </td>
    </tr>
  )
}
