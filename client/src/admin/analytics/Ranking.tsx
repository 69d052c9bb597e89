import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SpanBar } from '../../ui/figures/SpanBar.tsx'

const cellClass = 'border-b border-hairline py-2 text-end align-top font-normal not-first:pl-3 first:text-start'

/** Renders a table of the best sellers; the first heading names the rows, the others their figures. */
export function Ranking({ heads, children }: { heads: string[]; children: ReactNode }) {
  return (
    <table className="w-full text-fine">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={`${cellClass} whitespace-nowrap text-ink-quiet`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface RankedNameProps {
  name: string
  to: string | undefined
  note: string | null | false
  /** Relative to the highest row, 0 to 1. */
  share: number
}

export function RankedName({ name, to, note, share }: RankedNameProps) {
  return (
    <th scope="row" className={`${cellClass} in-[tr:last-child]:border-b-0`}>
      {to ? (
        <Link to={to} className="link inline-block text-small leading-[1.45]">
          {name}
        </Link>
      ) : (
        name
      )}
      {note && <span className="block text-ink-quiet">{note}</span>}
      <SpanBar from={0} to={share} />
    </th>
  )
}

export function RankedFigure({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <td className={`${cellClass} whitespace-nowrap in-[tr:last-child]:border-b-0`}>
      {children}
      {note && <span className="block text-ink-quiet max-lg:whitespace-normal">{note}</span>}
    </td>
  )
}
