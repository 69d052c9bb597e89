import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslate } from '../../../../i18n/language.tsx'
import type { Column } from '../table.ts'
import type { TableControl } from '../useTableState.ts'
import { alignClass, widthClass } from './cell-classes.ts'

interface HeadCellProps<Row> {
  column: Column<Row>
  control: TableControl
  className: string
}

/** Renders a column heading; a sortable one is a button that toggles the direction. */
export function HeadCell<Row>({ column, control, className }: HeadCellProps<Row>) {
  const t = useTranslate()
  const { sort, align } = column
  const direction = directionOf(sort, control.state.sort)
  const classes = `${className} ${alignClass(align)} ${widthClass(column)}`
  if (sort === undefined) {
    return (
      <th scope="col" className={classes}>
        {t(column.header)}
      </th>
    )
  }
  const isSorted = direction !== 'none'
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={direction} className={classes}>
      <button
        type="button"
        // the arrow takes up space even when hidden, so that headings of figures stay aligned
        className={`group/sort inline-flex min-h-8 items-center gap-1 hover:text-ink ${align === 'end' ? 'flex-row-reverse' : ''} ${isSorted ? 'font-semibold text-ink' : ''}`}
        onClick={() => control.change({ sort: direction === 'ascending' ? `-${sort}` : sort })}
      >
        {t(column.header)}
        <Arrow
          aria-hidden="true"
          className={`w-3.5 ${isSorted ? 'text-signal' : 'opacity-0 group-hover/sort:opacity-50 group-focus-visible/sort:opacity-50'}`}
        />
      </button>
    </th>
  )
}

function directionOf(sort: string | undefined, inForce: string): 'ascending' | 'descending' | 'none' {
  if (inForce === sort) return 'ascending'
  return inForce === `-${sort}` ? 'descending' : 'none'
}
