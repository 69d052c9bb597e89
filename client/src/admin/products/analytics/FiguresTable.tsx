import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import { analyticsWords as words } from './analytics.words.ts'

interface FiguresTableProps {
  label: string
  /** Headings: the first names the rows, the others their figures. */
  heads: string[]
  rows: ReactNode[][]
  totals?: ReactNode[]
}

/** Shows a chart's figures as a table, collapsed at first. */
export function FiguresTable({ label, heads, rows, totals }: FiguresTableProps) {
  const t = useTranslate()
  return (
    <details>
      <summary className="min-h-11 content-center text-fine text-ink-quiet">{t(words.table)}</summary>
      <ScrollRegion label={label}>
        <table className="w-full max-w-4xl text-fine">
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={head} scope="col" className={`${cellClass(index)} font-normal text-ink-quiet`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be of one moment
              <Row key={index} cells={row} />
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <Row cells={totals} className="font-semibold" />
            </tfoot>
          )}
        </table>
      </ScrollRegion>
    </details>
  )
}

function Row({ cells: [name, ...figures], className = 'font-normal' }: { cells: ReactNode[]; className?: string }) {
  return (
    <tr>
      <th scope="row" className={`${cellClass(0)} ${className}`}>
        {name}
      </th>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it is its column's
        <td key={index} className={`${cellClass(index + 1)} ${className}`}>
          {figure}
        </td>
      ))}
    </tr>
  )
}

function cellClass(column: number): string {
  return `border-b border-hairline py-1.5 pr-3 ${column === 0 ? 'text-start' : 'text-end whitespace-nowrap'}`
}
