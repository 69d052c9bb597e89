import './data-grid.css'
import type { ReactNode } from 'react'

interface DataGridProps {
  caption: string
  heads: string[]
  /** `name` is the row's heading, under the first of `heads`. */
  rows: { name: string; cells: ReactNode[] }[]
  /** Renders the names as code. */
  isCode?: boolean
}

/** Renders a small table. On phones each row becomes a block with the column headings beside the values. */
export function DataGrid({ caption, heads, rows, isCode = false }: DataGridProps) {
  return (
    <table className="data-grid">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{isCode ? <code>{name}</code> : name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} data-head={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
