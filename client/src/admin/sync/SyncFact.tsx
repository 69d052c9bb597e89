import type { ReactNode } from 'react'

/** The list around them. */
export const syncFactsClass = 'grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-1.5'

/** One fact of the sync: its name, and at the end of the line what it is. */
export function SyncFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-quiet">{term}</dt>
      <dd className="text-end">{children}</dd>
    </>
  )
}
