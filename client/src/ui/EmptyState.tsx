import type { ReactNode } from 'react'

/** Nothing to show, or nothing could be: what happened, and in `children` the next step. */
export function EmptyState({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2 border-y border-hairline py-16 sm:items-center sm:text-center">
      <h2 className="heading text-title">{title}</h2>
      <p className="measure text-ink-quiet">{hint}</p>
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
