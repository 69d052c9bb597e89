import type { ReactNode } from 'react'

/** The way here: an `<li>` for each step, the page itself last. */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="text-fine text-ink-quiet print:hidden">
      <ol className="breadcrumb flex flex-wrap items-center">{children}</ol>
    </nav>
  )
}
