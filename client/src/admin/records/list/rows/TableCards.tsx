import './table-cards.css'
import { useState } from 'react'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import { tableWords } from '../table.words.ts'
import { RowBox } from './RowBox.tsx'
import { RowMenu } from './RowMenu.tsx'
import { RowTitle } from './RowTitle.tsx'
import { onRowClick } from './row-click.ts'
import { type RowsProps, shownColumns } from './TableRows.tsx'

/** The rows on a phone: a list of cards with the same data and the same actions. */
export function TableCards<Row>({ rows, table, isBusy, ...rest }: RowsProps<Row>) {
  const t = useTranslate()
  return (
    <ul className="table-cards" aria-label={t(table.title)} aria-busy={isBusy}>
      {rows.map((row) => (
        <Card key={table.rowId(row)} table={table} row={row} {...rest} />
      ))}
    </ul>
  )
}

function Card<Row>({ table, control, row, selection }: Omit<RowsProps<Row>, 'rows' | 'isBusy'> & { row: Row }) {
  const t = useTranslate()
  const name = table.rowName(row, useLanguage())
  const [isOpen, setIsOpen] = useState(false)
  const [, ...others] = shownColumns(table, control)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the link or the button that is in it
    <li
      data-quiet={table.isQuiet?.(row) || undefined}
      data-marked={selection.has(row) || undefined}
      onClick={onRowClick}
    >
      <div className="table-card-head">
        {table.bulkActions && (
          <RowBox
            label={t(tableWords.selectRow)(name)}
            isOn={selection.has(row)}
            onToggle={(isRange) => selection.toggle(row, isRange)}
          />
        )}
        <div className="table-card-title">
          <RowTitle table={table} row={row} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        </div>
        {table.rowMenu && <RowMenu name={name}>{table.rowMenu(row)}</RowMenu>}
      </div>
      <dl>
        {others.map(({ id, header, cell }) => (
          <div key={id}>
            <dt>{t(header)}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {isOpen && <div className="table-card-detail">{table.rowDetail?.(row)}</div>}
    </li>
  )
}
