import type { ReactNode } from 'react'

export const factsClass = 'grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-5 gap-y-1.5'

export function Fact({ term, className = '', children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-quiet">{term}</dt>
      <dd className={`wrap-anywhere ${className}`}>{children}</dd>
    </>
  )
}
