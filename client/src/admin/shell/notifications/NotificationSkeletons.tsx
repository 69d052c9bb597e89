import { Skeleton } from '../../../ui/loading/Skeleton.tsx'

export function NotificationSkeletons({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className="grid gap-2 border-hairline border-b px-4 py-3 pl-8">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-24" />
        </div>
      ))}
    </div>
  )
}
