import type { ReactNode } from 'react'

/** The list around them. */
export const factsClass = 'grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-5 gap-y-1.5'

/** One fact of the connection. */
export function Fact({ term, className = '', children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-quiet">{term}</dt>
      <dd className={`wrap-anywhere ${className}`}>{children}</dd>
    </>
  )
}
