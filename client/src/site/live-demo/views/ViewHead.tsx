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
