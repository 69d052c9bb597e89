import type { ReactNode } from 'react'

/** Class of the surrounding list. */
export const syncFactsClass = 'grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-1.5'

export function SyncFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-quiet">{term}</dt>
      <dd className="text-end">{children}</dd>
    </>
  )
}
