import { useState } from 'react'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import { tableWords } from '../table.words.ts'
import { RowBox } from './RowBox.tsx'
import { RowMenu } from './RowMenu.tsx'
import { RowTitle } from './RowTitle.tsx'
import { onRowClick } from './row-click.ts'
import { type RowsProps, shownColumns } from './TableRows.tsx'

export function TableCards<Row>({ rows, table, isBusy, ...rest }: RowsProps<Row>) {
  const t = useTranslate()
  return (
    <ul className="border-y border-hairline bg-raised" aria-label={t(table.title)} aria-busy={isBusy}>
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
      className="border-b border-hairline px-4 pt-2 pb-3 last:border-b-0 in-aria-busy:opacity-55 data-marked:bg-signal-soft"
      data-quiet={table.isQuiet?.(row) || undefined}
      data-marked={selection.has(row) || undefined}
      onClick={onRowClick}
    >
      <div className="flex min-h-11 items-center py-1">
        {table.bulkActions && (
          <RowBox
            label={t(tableWords.selectRow)(name)}
            isOn={selection.has(row)}
            onToggle={(isRange) => selection.toggle(row, isRange)}
          />
        )}
        <div className="group/row min-w-0 flex-1">
          <RowTitle table={table} row={row} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        </div>
        {table.rowMenu && <RowMenu name={name}>{table.rowMenu(row)}</RowMenu>}
      </div>
      <dl className="text-fine">
        {others.map(({ id, header, cell }) => (
          <div key={id} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-0.5 has-[.inline-cell]:items-center">
            <dt className="text-ink-quiet">{t(header)}</dt>
            <dd className="wrap-anywhere in-data-quiet:text-ink-quiet">{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {isOpen && <div className="mt-3">{table.rowDetail?.(row)}</div>}
    </li>
  )
}
