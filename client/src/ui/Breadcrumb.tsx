import type { ReactNode } from 'react'

/** The way here: an `<li>` for each step, the page itself last. */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="text-fine text-ink-quiet print:hidden">
      <ol className="flex flex-wrap items-center *:flex *:items-center [&>li+li]:before:mx-2 [&>li+li]:before:text-edge [&>li+li]:before:content-['/'/'']">
        {children}
      </ol>
    </nav>
  )
}
