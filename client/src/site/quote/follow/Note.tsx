import type { ReactNode } from 'react'

export function Note({ children }: { children: ReactNode }) {
  return <span className="block text-fine font-normal whitespace-pre-wrap text-ink-quiet">{children}</span>
}
