import '../../ui/figures/data-grid.css'
import type { ReactNode } from 'react'

interface LinesTableProps {
  caption?: string
  heads: string[]
  className?: string
  children: ReactNode
}

export function LinesTable({ caption, heads, className = '', children }: LinesTableProps) {
  return (
    <table
      className={`data-grid [&_:is(th,td):last-child]:pr-0 sm:[&_:is(td,thead_th):nth-child(n+2)]:text-right ${className}`}
    >
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
