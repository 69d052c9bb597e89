import type { ReactNode } from 'react'

/** What surrounds every screen: sidebar and top bar. */
export function Frame({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
