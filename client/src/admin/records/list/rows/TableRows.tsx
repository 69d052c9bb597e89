import { Fragment, type ReactNode, type SyntheticEvent, useState } from 'react'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import { type Column, type Decimals, decimalsOf, type Table } from '../table.ts'
import { tableWords } from '../table.words.ts'
import type { Selection } from '../useSelection.ts'
import type { TableControl } from '../useTableState.ts'
import {
  alignClass,
  bodyClass,
  boxClass,
  firstClass,
  headClass,
  menuClass,
  paddedClass,
  scrollClass,
  widthClass,
} from './cell-classes.ts'
import { HeadCell } from './HeadCell.tsx'
import { RowBox } from './RowBox.tsx'
import { RowMenu } from './RowMenu.tsx'
import { RowTitle } from './RowTitle.tsx'
import { onRowClick } from './row-click.ts'
import { useScrollEdges } from './useScrollEdges.ts'

/** Gives a cell that is cut its whole text as a tooltip, when the pointer or the focus reaches it. */
function titleWhenCut({ target }: SyntheticEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.row-cell') : null
  if (!cell) return
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('.truncate')]
  const isCut = parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  if (isCut) cell.title = cell.innerText.replace(/\n+/g, ' · ')
  else cell.removeAttribute('title')
}

interface RowCellProps {
  /** Is never cut. */
  isWhole?: boolean | undefined
  children: ReactNode
}

/** Cuts what is in a cell to one line, so that all rows have the same height. Its padding leaves room for outlines. */
function RowCell({ isWhole = false, children }: RowCellProps) {
  if (isWhole) return children
  return <div className="row-cell -m-1 truncate p-1">{children}</div>
}

export interface RowsProps<Row> {
  table: Table<Row>
  control: TableControl
  rows: Row[]
  selection: Selection<Row>
  /** Shown rows are outdated while the next ones load. */
  isBusy: boolean
}

/** Renders the rows as a scrolling table with a fixed head and first column. */
export function TableRows<Row>({ table, control, rows, selection, isBusy }: RowsProps<Row>) {
  const t = useTranslate()
  const edges = useScrollEdges()
  const columns = shownColumns(table, control)
  const decimals = columns.map((column) => decimalsOf(column, rows))
  const marked = rows.filter(selection.has).length
  return (
    <div
      ref={edges}
      className={`table-scroll group/scroll ${scrollClass} data-more-end:border-r-2 data-more-end:border-r-edge`}
      aria-busy={isBusy}
    >
      <table
        onMouseOver={titleWhenCut}
        onFocus={titleWhenCut}
        className="w-full border-separate border-spacing-0 text-left text-fine leading-[1.45] group-aria-busy/scroll:opacity-55"
      >
        <caption className="sr-only">{t(table.title)}</caption>
        <thead>
          <tr>
            {table.bulkActions && (
              <td className={`z-3 ${boxClass} ${headClass}`}>
                <RowBox
                  label={t(tableWords.selectPage)}
                  isOn={marked > 0 && marked === rows.length}
                  isMixed={marked > 0 && marked < rows.length}
                  onToggle={selection.togglePage}
                />
              </td>
            )}
            {columns.map((column, index) => (
              <HeadCell
                key={column.id}
                column={column}
                control={control}
                className={`${headClass} ${index === 0 ? `z-3 ${firstClass(Boolean(table.bulkActions))}` : `z-2 ${paddedClass}`}`}
              />
            ))}
            {table.rowMenu && (
              <td className={`z-3 ${menuClass} ${headClass}`}>
                <span className="sr-only">{t(tableWords.actions)}</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={table.rowId(row)}
              table={table}
              row={row}
              columns={columns}
              decimals={decimals}
              selection={selection}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps<Row> {
  table: Table<Row>
  row: Row
  columns: Column<Row>[]
  /** Format of the amounts of each column. */
  decimals: Decimals[]
  selection: Selection<Row>
}

function TableRow<Row>({ table, row, columns, decimals, selection }: RowProps<Row>) {
  const t = useTranslate()
  const name = table.rowName(row, useLanguage())
  const [isOpen, setIsOpen] = useState(false)
  const toggle = () => setIsOpen(!isOpen)
  const [first, ...others] = columns
  const width = columns.length + (table.bulkActions ? 1 : 0) + (table.rowMenu ? 1 : 0)
  return (
    <Fragment>
      <tr
        className="group/row has-data-row-main:cursor-pointer"
        data-quiet={table.isQuiet?.(row) || undefined}
        data-marked={selection.has(row) || undefined}
        onClick={onRowClick}
      >
        {table.bulkActions && (
          <td className={`z-1 ${boxClass} ${bodyClass}`}>
            <RowBox
              label={t(tableWords.selectRow)(name)}
              isOn={selection.has(row)}
              onToggle={(isRange) => selection.toggle(row, isRange)}
            />
          </td>
        )}
        <th
          scope="row"
          className={`z-1 ${firstClass(Boolean(table.bulkActions))} ${bodyClass} ${first ? widthClass(first) : ''}`}
        >
          <RowCell>
            <RowTitle table={table} row={row} isOpen={isOpen} onToggle={toggle} />
          </RowCell>
        </th>
        {others.map(({ id, align, hasControls, cell, ...column }, index) => (
          <td key={id} className={`${paddedClass} ${bodyClass} ${alignClass(align)} ${widthClass(column)}`}>
            <RowCell isWhole={hasControls}>{cell(row, decimals[index + 1] ?? 2)}</RowCell>
          </td>
        ))}
        {table.rowMenu && (
          <td className={`z-1 ${menuClass} ${bodyClass}`}>
            <RowMenu name={name}>{table.rowMenu(row)}</RowMenu>
          </td>
        )}
      </tr>
      {isOpen && (
        <tr className="group/row">
          <td colSpan={width} className="border-b border-hairline bg-sunken px-4 pt-3 pb-5 group-last/row:border-b-0">
            {table.rowDetail?.(row)}
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** Returns the first column and the chosen ones. */
export function shownColumns<Row>(table: Table<Row>, control: TableControl): Column<Row>[] {
  return table.columns.filter(({ id }, index) => index === 0 || control.columns.includes(id))
}
