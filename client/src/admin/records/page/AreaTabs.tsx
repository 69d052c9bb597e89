import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface AreaTab {
  to: string
  label: ReactNode
  isCurrent: boolean
  /** Number of waiting items; undefined hides it. */
  count?: string | undefined
}

interface AreaTabsProps {
  label: string
  tabs: readonly AreaTab[]
  /** Router state, such as the list to return to. */
  state?: unknown
  /** Smaller, for tabs within a part of an area. */
  isMinor?: boolean
}

const tabClass =
  'inline-flex min-h-11 flex-none items-center gap-2 px-3.5 font-semibold text-ink-quiet hover:text-ink focus-visible:-outline-offset-2'
const majorClass = 'border-b-2 border-transparent aria-[current]:border-signal aria-[current]:text-ink'
const minorClass = 'rounded-control text-fine aria-[current]:bg-signal-soft aria-[current]:text-signal lg:min-h-9'

/** Renders the tabs of an area, each with its own address. */
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

/** Scrolls the tab row, not the page, when it is wider than the screen. */
function toMiddle(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!row) return
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
