import type { ReactNode } from 'react'

export function ViewHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 tabIndex={-1} className="heading text-title outline-none">
        {title}
      </h2>
      {children}
    </div>
  )
}

export function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div className="border-t border-ink pt-2">
      <dt className="text-fine text-ink-quiet">{name}</dt>
      <dd className="leading-tight">
        <span className="text-title font-semibold">{value}</span>
        {note && <span className="ml-1 text-fine text-ink-quiet">{note}</span>}
      </dd>
    </div>
  )
}
