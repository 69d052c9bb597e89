import type { ReactNode } from 'react'

interface RowCellProps {
  /** Is never cut. */
  isWhole?: boolean | undefined
  children: ReactNode
}

/** Cuts what is in a cell to one line, so that all rows have the same height. Its padding leaves room for outlines. */
export function RowCell({ isWhole = false, children }: RowCellProps) {
  if (isWhole) return children
  return <div className="row-cell -m-1 truncate p-1">{children}</div>
}
