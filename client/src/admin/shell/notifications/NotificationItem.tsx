import { Link } from 'react-router-dom'
import { notificationPlace, notificationSentence } from '#contract/staff/notification-words.ts'
import type { Notification } from '#contract/staff/notifications.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { RelativeTime } from '../../ui/values.tsx'
import { notificationsWords } from '../../words/notifications.words.ts'
import { useReadNotifications } from './useNotification.ts'

/** Renders a notification, which opens its screen and is marked as read. */
export function NotificationItem({ notification, onLeave }: { notification: Notification; onLeave?: () => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const read = useReadNotifications()
  function follow() {
    if (!notification.isRead) read([notification.id])
    onLeave?.()
  }
  return (
    <Link
      to={notificationPlace(notification)}
      className="flex w-full gap-2.5 px-4 py-2.5 text-start leading-[1.45] hover:bg-sunken focus-visible:-outline-offset-2"
      onClick={follow}
    >
      <span className={`mt-[0.4em] size-2 flex-none rounded-full ${notification.isRead ? '' : 'bg-signal'}`}>
        {!notification.isRead && <span className="sr-only">{t(notificationsWords.unread)}</span>}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">{notificationSentence(notification, language)}</span>
        <RelativeTime at={notification.createdAt} className="text-fine text-ink-quiet" />
      </span>
    </Link>
  )
}

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
