import '../../ui/icon-button.css'
import { Popover } from '@base-ui/react/popover'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { badgesOptions, notificationsOptions } from '../../api/back-office.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { notificationsWords } from '../../words/notifications.words.ts'
import { NotificationItem, NotificationSkeletons } from './NotificationItem.tsx'
import { useReadNotifications } from './useNotification.ts'

const shownAtOnce = 8

/** Renders the bell with the live number of unread notifications and a menu of the newest. */
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
        {unread > 0 && (
          <span className="absolute top-0.5 right-0 min-w-4.5 rounded-[0.5625rem] bg-signal px-1 text-center text-[0.6875rem]/4.5 font-semibold text-on-signal">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="menu-place" align="end" sideOffset={4} collisionPadding={8}>
          <Popover.Popup className="flex max-h-[min(36rem,var(--available-height))] w-[min(26rem,calc(100vw-1rem))] flex-col overflow-hidden rounded-panel border border-hairline bg-raised shadow-lift focus-visible:outline-none">
            <div className="flex min-h-11 items-center justify-between gap-4 border-b border-hairline pr-1 pl-4">
              <Popover.Title className="font-semibold">{t(notificationsWords.title)}</Popover.Title>
              {unread > 0 && (
                <Button variant="quiet" size="compact" onClick={() => read()}>
                  {t(notificationsWords.markAllRead)}
                </Button>
              )}
            </div>
            <Newest onLeave={close} />
            <Link
              to="/admin/notifications"
              className="flex min-h-11 flex-none items-center justify-center border-t border-hairline font-semibold text-signal hover:bg-sunken focus-visible:-outline-offset-2"
              onClick={close}
            >
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
    <ul className="overflow-y-auto overscroll-contain">
      {data.items.map((notification) => (
        <li key={notification.id} className="border-hairline not-first:border-t">
          <NotificationItem notification={notification} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}
