import './area-tabs.css'
import type { ReactNode } from 'react'
import { Link } from '../../ui/Link.tsx'

interface AreaTab {
  to: string
  label: ReactNode
  isCurrent: boolean
  /** How many wait there; none is not shown. */
  count?: string | undefined
}

/** The parts of one area of the admin, each at its own address. */
export function AreaTabs({ label, tabs }: { label: string; tabs: readonly AreaTab[] }) {
  return (
    <nav aria-label={label} className="area-tabs">
      {tabs.map(({ to, label: name, isCurrent, count }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
          {count && <span className="area-tabs-count">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
