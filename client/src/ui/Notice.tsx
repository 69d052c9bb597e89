import type { ReactNode } from 'react'

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-hairline border-l-4 border-l-caution bg-raised px-4 py-3"
    >
      {children}
    </div>
  )
}
