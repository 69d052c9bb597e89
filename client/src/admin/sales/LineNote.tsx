import type { ReactNode } from 'react'

export function LineNote({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={`block text-fine font-normal text-ink-quiet ${className}`}>{children}</span>
}
