import { useRef, useState } from 'react'
import type { Clear } from './table.ts'

export interface Selection<Row> {
  count: number
  /** Whether all matching rows are selected, including other pages. */
  isAll: boolean
  rows: Row[]
  has: (row: Row) => boolean
  /** Toggles a row; with `isRange`, all rows since the last toggled one. */
  toggle: (row: Row, isRange: boolean) => void
  /** Selects the rows of the page, or clears them if all are selected. */
  togglePage: () => void
  markAll: () => void
  clear: Clear<Row>
}

interface Marks<Row> {
  scope: string
  rows: ReadonlyMap<string, Row>
  isAll: boolean
}

/**
 * Tracks selected rows across pages. Resets with another filter or search, so that no action reaches rows out of view.
 * @param scope current filters and search
 */
export function useSelection<Row>(
  page: { items: Row[]; total: number },
  rowId: (row: Row) => string,
  scope: string,
): Selection<Row> {
  const [marks, setMarks] = useState<Marks<Row>>({ scope, rows: new Map(), isAll: false })
  const last = useRef<string>(undefined)
  const current = marks.scope === scope ? marks : { scope, rows: new Map<string, Row>(), isAll: false }
  const isMarked = (row: Row) => current.isAll || current.rows.has(rowId(row))
  const ids = page.items.map(rowId)
  const shown = new Map(page.items.map((row) => [rowId(row), row]))

  function mark(rows: Row[], isOn: boolean): void {
    const next = new Map(current.isAll ? page.items.map((row) => [rowId(row), row]) : current.rows)
    for (const row of rows) {
      if (isOn) next.set(rowId(row), row)
      else next.delete(rowId(row))
    }
    setMarks({ scope, rows: next, isAll: false })
  }
  function toggle(row: Row, isRange: boolean): void {
    const at = ids.indexOf(rowId(row))
    const from = isRange && last.current !== undefined ? ids.indexOf(last.current) : -1
    const rows = from < 0 ? [row] : page.items.slice(Math.min(at, from), Math.max(at, from) + 1)
    last.current = rowId(row)
    mark(rows, !isMarked(row))
  }
  return {
    count: current.isAll ? page.total : current.rows.size,
    isAll: current.isAll,
    rows: [...current.rows].map(([id, row]) => shown.get(id) ?? row), // as they are now
    has: isMarked,
    toggle,
    togglePage: () => mark(page.items, !page.items.every(isMarked)),
    markAll: () => setMarks({ scope, rows: new Map(), isAll: true }),
    clear: (except = []) => setMarks({ scope, rows: new Map(except.map((row) => [rowId(row), row])), isAll: false }),
  }
}
