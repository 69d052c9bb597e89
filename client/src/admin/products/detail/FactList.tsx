import type { ReactNode } from 'react'

/** Names and what they are; nothing reads as a dash. */
export function FactList({ facts, className = '' }: { facts: [name: string, value: ReactNode][]; className?: string }) {
  return (
    <dl className={`fact-list ${className}`}>
      {facts.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may name two alike
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value || <span className="text-ink-quiet">—</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
