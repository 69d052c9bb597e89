import './area-tabs.css'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'

interface AreaTab {
  to: string
  label: ReactNode
  isCurrent: boolean
  /** How many wait there; none is not shown. */
  count?: string | undefined
}

interface AreaTabsProps {
  label: string
  tabs: readonly AreaTab[]
  /** Goes along: the list to come back to. */
  state?: unknown
  /** Within a part of an area. */
  isMinor?: boolean
}

/** The parts of one area of the admin, each at its own address. */
export function AreaTabs({ label, tabs, state, isMinor = false }: AreaTabsProps) {
  return (
    <nav aria-label={label} className="area-tabs" data-minor={isMinor || undefined}>
      {tabs.map(({ to, label: name, isCurrent, count }) => (
        <Link key={to} to={to} state={state} aria-current={isCurrent ? 'page' : undefined}>
          {name}
          {count && <span className="area-tabs-count">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
