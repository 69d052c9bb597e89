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

const tabClass =
  'inline-flex min-h-11 flex-none items-center gap-2 px-3.5 font-semibold text-ink-quiet hover:text-ink focus-visible:-outline-offset-2'
const majorClass = 'border-b-2 border-transparent aria-[current]:border-signal aria-[current]:text-ink'
const minorClass = 'rounded-control text-fine aria-[current]:bg-signal-soft aria-[current]:text-signal lg:min-h-9'

/** The parts of one area of the admin, each at its own address. */
export function AreaTabs({ label, tabs, state, isMinor = false }: AreaTabsProps) {
  return (
    <nav
      aria-label={label}
      className={`area-tabs flex gap-1 overflow-x-auto scrollbar-none ${isMinor ? '' : 'border-b border-hairline'}`}
    >
      {tabs.map(({ to, label: name, isCurrent, count }) => (
        <Link
          key={to}
          ref={isCurrent ? toMiddle : undefined}
          to={to}
          state={state}
          aria-current={isCurrent ? 'page' : undefined}
          className={`${tabClass} ${isMinor ? minorClass : majorClass}`}
        >
          {name}
          {count && <span className="text-fine font-normal text-ink-quiet">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** Where a row of tabs is longer than the screen is wide. The row alone is moved, not the page. */
function toMiddle(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!row) return
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
