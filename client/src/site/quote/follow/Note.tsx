import type { ReactNode } from 'react'

/** Beneath what a line says: its note, its fee, its number. */
export function Note({ children }: { children: ReactNode }) {
  return <span className="block text-fine font-normal whitespace-pre-wrap text-ink-quiet">{children}</span>
}
