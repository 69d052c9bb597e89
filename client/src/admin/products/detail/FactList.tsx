import type { ReactNode } from 'react'
import { Dash } from '../../ui/Dash.tsx'

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
