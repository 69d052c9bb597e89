import type { ReactNode } from 'react'

/**
 * Renders a breadcrumb.
 * @param children an `li` for each step, the current page last
 */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="text-fine text-ink-quiet print:hidden">
      <ol className="flex flex-wrap items-center *:flex *:items-center [&>li+li]:before:mx-2 [&>li+li]:before:text-edge [&>li+li]:before:content-['/'/'']">
        {children}
      </ol>
    </nav>
  )
}
