import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslate } from '../../../../i18n/language.tsx'
import type { Column } from '../table.ts'
import type { TableControl } from '../useTableState.ts'

interface HeadCellProps<Row> {
  column: Column<Row>
  control: TableControl
  className?: string
}

/** A column's heading; where it can be sorted by, a button that does so, and the other way round at the second press. */
export function HeadCell<Row>({ column, control, className = '' }: HeadCellProps<Row>) {
  const t = useTranslate()
  const { sort, align } = column
  const direction = directionOf(sort, control.state.sort)
  const classes = `${className} ${column.className ?? ''}`
  if (sort === undefined) {
    return (
      <th scope="col" data-align={align} className={classes}>
        {t(column.header)}
      </th>
    )
  }
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" data-align={align} aria-sort={direction} className={classes}>
      <button
        type="button"
        className="table-sort"
        onClick={() => control.change({ sort: direction === 'ascending' ? `-${sort}` : sort })}
      >
        {t(column.header)}
        <Arrow aria-hidden="true" data-on={direction !== 'none' || undefined} />
      </button>
    </th>
  )
}

function directionOf(sort: string | undefined, inForce: string): 'ascending' | 'descending' | 'none' {
  if (inForce === sort) return 'ascending'
  return inForce === `-${sort}` ? 'descending' : 'none'
}
