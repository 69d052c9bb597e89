import './notifications.css'
import { Popover } from '@base-ui/react/popover'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { badgesOptions, notificationsOptions } from '../../api/back-office.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { notificationsWords } from '../../words/notifications.words.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { NotificationSkeletons } from './NotificationSkeletons.tsx'
import { useReadNotifications } from './useNotification.ts'

const shownAtOnce = 8

/** The bell: how many are unread, live; the newest of them below it. */
export function NotificationsMenu() {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const unread = useQuery(badgesOptions).data?.unread ?? 0
  const read = useReadNotifications()
  const close = () => setIsOpen(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className="icon-button" aria-label={t(notificationsWords.label)(unread)}>
        <Bell aria-hidden="true" />
        {unread > 0 && <span className="bell-count">{unread > 99 ? '99+' : unread}</span>}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="menu-place" align="end" sideOffset={4} collisionPadding={8}>
          <Popover.Popup className="notifications">
            <div className="notifications-head">
              <Popover.Title className="font-semibold">{t(notificationsWords.title)}</Popover.Title>
              {unread > 0 && (
                <Button variant="quiet" size="compact" onClick={() => read()}>
                  {t(notificationsWords.markAllRead)}
                </Button>
              )}
            </div>
            <Newest onLeave={close} />
            <Link to="/admin/notifications" className="notifications-all" onClick={close}>
              {t(notificationsWords.viewAll)}
            </Link>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Newest({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(notificationsOptions(shownAtOnce))
  if (error && !data)
    return <LoadFailure isSmall title={t(notificationsWords.failed)} error={error} onRetry={refetch} />
  if (!data) return <NotificationSkeletons count={4} />
  if (data.items.length === 0) {
    return (
      <div className="px-4 py-6">
        <p className="font-semibold">{t(notificationsWords.none)}</p>
        <p className="mt-1 text-fine text-ink-quiet">{t(notificationsWords.noneHint)}</p>
      </div>
    )
  }
  return (
    <ul className="notifications-list">
      {data.items.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}
