import type { Activity } from '#contract/sales/activities.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { ActivityItem } from './ActivityItem.tsx'
import { threadWords as words } from './activities.words.ts'

interface ThreadProps {
  /** The oldest first, as the API says them. */
  activities: readonly Activity[]
  /** Sends an activity's parked letter again; without it, that cannot be done here. */
  onRetry?: ((activityId: string) => void) | undefined
}

/** What happened and what was said of one record, the oldest first: of an enquiry, a demo request, a quotation, an order, a customer. */
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
