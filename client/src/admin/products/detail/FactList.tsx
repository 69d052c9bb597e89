import type { ReactNode } from 'react'
import { Dash } from '../../ui/values.tsx'

/** Renders a definition list; empty values as a dash. */
export function FactList({ facts, className }: { facts: [name: string, value: ReactNode][]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may name two alike
        <div key={index} className="grid grid-cols-[minmax(6.5rem,0.8fr)_minmax(0,1fr)] gap-3 py-1">
          <dt className="text-ink-quiet">{name}</dt>
          <dd>{value || <Dash />}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ProductPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-panel border border-hairline bg-raised px-5 py-4 wrap-anywhere">
      <h2 className="mb-3 text-fine text-ink-quiet">{title}</h2>
      {children}
    </section>
  )
}
