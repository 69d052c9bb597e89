import type { ReactNode } from 'react'

export function ImportActions({ isAtStart = false, children }: { isAtStart?: boolean; children: ReactNode }) {
  const place = isAtStart ? 'justify-start' : 'justify-end'
  return <div className={`import-actions flex flex-wrap items-center gap-x-3 gap-y-2 ${place}`}>{children}</div>
}
