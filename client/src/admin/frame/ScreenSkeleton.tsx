import { SiteTitle } from '../../site/frame/SiteTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** While a screen's code is on the way: the tab's title, its heading and what is below it. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <SiteTitle />
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
