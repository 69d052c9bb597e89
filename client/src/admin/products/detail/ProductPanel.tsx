import type { ReactNode } from 'react'

export function ProductPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-panel border border-hairline bg-raised px-5 py-4 wrap-anywhere">
      <h2 className="mb-3 text-fine text-ink-quiet">{title}</h2>
      {children}
    </section>
  )
}
