import { useState } from 'react'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import type { Column } from '../table.ts'
import { decimalsOf } from '../table.ts'
import { tableWords } from '../table.words.ts'
import { RowBox } from './RowBox.tsx'
import { RowMenu } from './RowMenu.tsx'
import { RowTitle } from './RowTitle.tsx'
import { onRowClick } from './row-click.ts'
import type { RowsProps } from './TableRows.tsx'

/** Renders the rows as cards of two lines: title and status, and what else tells them apart. */
export function TableCards<Row>({ rows, table, selection, isBusy }: RowsProps<Row>) {
  const t = useTranslate()
  return (
    <>
      {table.bulkActions && <PageBox rows={rows} selection={selection} />}
      <ul className="border-y border-hairline bg-raised" aria-label={t(table.title)} aria-busy={isBusy}>
        {rows.map((row) => (
          <Card key={table.rowId(row)} table={table} row={row} rows={rows} selection={selection} />
        ))}
      </ul>
    </>
  )
}

/** Selects all cards of the page. */
function PageBox<Row>({ rows, selection }: Pick<RowsProps<Row>, 'rows' | 'selection'>) {
  const t = useTranslate()
  const marked = rows.filter(selection.has).length
  return (
    <div className="flex items-center px-1 text-fine text-ink-quiet">
      <RowBox
        label={t(tableWords.selectPage)}
        isOn={marked > 0 && marked === rows.length}
        isMixed={marked > 0 && marked < rows.length}
        onToggle={selection.togglePage}
      />
      <span aria-hidden="true">{t(tableWords.selectPage)}</span>
    </div>
  )
}

type CardProps<Row> = Pick<RowsProps<Row>, 'table' | 'rows' | 'selection'> & { row: Row }

function Card<Row>({ table, row, rows, selection }: CardProps<Row>) {
  const t = useTranslate()
  const language = useLanguage()
  const name = table.rowName(row, language)
  const [isOpen, setIsOpen] = useState(false)
  const [, ...others] = table.columns
  const filled = others.filter(({ text, phone }) => phone === 'below' || text(row, language) !== '')
  const placedAt = (place: Column<Row>['phone']) => filled.filter(({ phone }) => phone === place)
  const contentOf = ({ cell, ...column }: Column<Row>) => cell(row, decimalsOf(column, rows))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the link or the button that is in it
    <li
      className="border-b border-hairline px-4 last:border-b-0 in-aria-busy:opacity-55 data-marked:bg-signal-soft"
      data-quiet={table.isQuiet?.(row) || undefined}
      data-marked={selection.has(row) || undefined}
      onClick={onRowClick}
    >
      <div className="flex min-h-15 items-center">
        {table.bulkActions && (
          <RowBox
            label={t(tableWords.selectRow)(name)}
            isOn={selection.has(row)}
            onToggle={(isRange) => selection.toggle(row, isRange)}
          />
        )}
        <div className="group/row min-w-0 flex-1">
          <div className="flex items-center gap-3">
            <div className="min-w-0 flex-1 truncate">
              <RowTitle table={table} row={row} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
            </div>
            {placedAt('corner').map((column) => (
              <div key={column.id} className="flex-none text-fine whitespace-nowrap">
                {contentOf(column)}
              </div>
            ))}
          </div>
          <p className="relative truncate text-fine text-ink-quiet">
            {[...placedAt('lead'), ...placedAt('line')].map((column, index) => (
              <span key={column.id}>
                {index > 0 && ' · '}
                <span className={isFigure(column) ? '' : 'sr-only'}>{t(column.header)} </span>
                {contentOf(column)}
              </span>
            ))}
          </p>
        </div>
        {table.rowMenu && <RowMenu name={name}>{table.rowMenu(row)}</RowMenu>}
      </div>
      {placedAt('below').map((column) => (
        <div key={column.id} className="pb-3">
          {contentOf(column)}
        </div>
      ))}
      {isOpen && <div className="pb-4">{table.rowDetail?.(row)}</div>}
    </li>
  )
}

/** Returns whether a column has counts, which mean nothing without its heading. */
function isFigure<Row>({ align, amount }: Column<Row>): boolean {
  return align === 'end' && !amount
}
