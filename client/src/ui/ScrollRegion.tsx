import type { ReactNode } from 'react'

// Spread, because the linter counts a region as nothing to focus: one that scrolls must be reached by keyboard.
const focusable = { tabIndex: 0 }

/** Something too wide for a phone, mostly a table: it scrolls by itself, by finger or key. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="scroll-region relative overflow-x-auto" {...focusable}>
      {children}
    </section>
  )
}
