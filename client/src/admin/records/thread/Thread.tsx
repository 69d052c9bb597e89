import type { Activity } from '#contract/sales/activities.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { ActivityItem } from './ActivityItem.tsx'
import { threadWords as words } from './activities.words.ts'

interface ThreadProps {
  /** Oldest first, as in the API. */
  activities: readonly Activity[]
  /** Sends a dead-lettered email again; undefined if that is not possible here. */
  onRetry?: ((activityId: string) => void) | undefined
}

/** Lists the activities of a record, oldest first. */
export function Thread({ activities, onRetry }: ThreadProps) {
  const t = useTranslate()
  if (activities.length === 0) return <p className="text-ink-quiet">{t(words.empty)}</p>
  return (
    <ol aria-label={t(words.title)}>
      {activities.map((activity) => (
        <ActivityItem key={activity.id} activity={activity} onRetry={onRetry} />
      ))}
    </ol>
  )
}
