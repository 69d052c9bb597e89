import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'

export function PanelEmpty({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1 px-4 py-6">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-quiet">{hint}</p>
      {children && <div className="mt-2">{children}</div>}
    </div>
  )
}

/** Placeholder as tall as the loaded list. */
export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={row} className="flex min-h-14 items-center px-4 py-2">
          <Skeleton className="h-8 w-full" />
        </div>
      ))}
    </div>
  )
}
