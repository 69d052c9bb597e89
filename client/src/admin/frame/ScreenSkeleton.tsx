import { Skeleton } from '../../ui/Skeleton.tsx'

/** While a screen's code is on the way: its heading and what is below it. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
