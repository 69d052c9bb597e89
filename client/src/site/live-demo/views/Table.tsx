import type { ReactNode } from 'react'

interface TableProps {
  /** For screen readers; the heading above is visible. */
  caption: string
  /** Heading of the row names first, then of each column. */
  heads: readonly string[]
  rows: readonly { key: string; isMarked?: boolean; cells: readonly ReactNode[] }[]
  foot?: readonly string[]
  /** Columns hidden on phones. */
  narrow?: readonly number[]
}

export function Table({ caption, heads, rows, foot, narrow = [] }: TableProps) {
  const cellClass = (index: number) =>
    `py-1.5 align-baseline ${index === 0 ? 'pr-3 text-start' : 'pl-3 text-end whitespace-nowrap'} ${narrow.includes(index) ? 'max-sm:hidden' : ''}`
  return (
    <table className="w-full border-t border-ink leading-[1.35]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`text-fine font-normal text-ink-quiet whitespace-normal! ${cellClass(index)}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, isMarked, cells: [name, ...figures] }) => (
          <tr key={key} className="border-t border-hairline">
            <th scope="row" className={`font-semibold ${cellClass(0)}`}>
              {name}
            </th>
            {figures.map((figure, index) => (
              <td
                key={heads[index + 1]}
                className={`${cellClass(index + 1)} ${isMarked ? 'text-caution font-semibold' : ''}`}
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr className="border-y border-ink font-semibold">
            {foot.map((cell, index) =>
              index === 0 ? (
                <th key={heads[index]} scope="row" className={cellClass(index)}>
                  {cell}
                </th>
              ) : (
                <td key={heads[index]} className={cellClass(index)}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
