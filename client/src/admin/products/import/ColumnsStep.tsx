import { useState } from 'react'
import { type ImportColumn, importFields, type ProductImport } from '#contract/catalogue/product-imports.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Link } from '../../../ui/Link.tsx'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { importWords as words } from './import.words.ts'
import { importPath } from './import-step.ts'
import { useMapping } from './useMapping.ts'
import { usePreview } from './usePreview.ts'

/** The second step: which field each column of the file feeds. */
export function ColumnsStep({ one }: { one: ProductImport }) {
  const t = useTranslate()
  const mapping = useMapping(one)
  const { isBusy, failure, preview } = usePreview(one.id)
  const [isRefused, setRefused] = useState(false)

  function submit() {
    setRefused(!mapping.namesProduct)
    if (mapping.namesProduct) void preview(mapping.mapping)
  }
  return (
    <section className="import-step">
      <p className="measure text-ink-quiet">{t(words.columnsHint)}</p>
      <div className="import-columns-frame">
        <table className="import-columns">
          <thead>
            <tr>
              <th scope="col">{t(words.columnOfFile)}</th>
              <th scope="col">{t(words.samples)}</th>
              <th scope="col">{t(words.field)}</th>
            </tr>
          </thead>
          <tbody>
            {one.columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
              <ColumnRow key={index} column={column} index={index} mapping={mapping} />
            ))}
          </tbody>
        </table>
      </div>
      {mapping.leftOut > 0 && (
        <p role="status" className="text-ink-quiet">
          {t(words.leftOutCount)(mapping.leftOut)}
        </p>
      )}
      {isRefused && !mapping.namesProduct && <AlertLine>{t(words.needsName)}</AlertLine>}
      {failure && <AlertLine>{failure}</AlertLine>}
      <div className="import-actions">
        <Link to={importPath} className={buttonClass('quiet', 'compact')}>
          {t(words.otherFile)}
        </Link>
        <Button variant="primary" size="compact" disabled={isBusy} onClick={submit}>
          {t(words.toPreview)}
        </Button>
      </div>
    </section>
  )
}

interface ColumnRowProps {
  column: ImportColumn
  index: number
  mapping: ReturnType<typeof useMapping>
}

function ColumnRow({ column: { heading, samples }, index, mapping }: ColumnRowProps) {
  const t = useTranslate()
  const name = heading || t(words.untitled)(index + 1)
  const field = mapping.fieldOf(index)
  return (
    <tr data-left-out={!field || undefined}>
      <th scope="row">{name}</th>
      <td>
        <ul className="import-samples">
          {samples.map((sample, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two values may be the same
            <li key={place}>{sample}</li>
          ))}
        </ul>
      </td>
      <td>
        <Select
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
      </td>
    </tr>
  )
}
