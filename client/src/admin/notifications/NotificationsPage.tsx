import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { badgesOptions, notificationsOptions } from '../api/back-office.ts'
import { NotificationItem, NotificationSkeletons, useReadNotifications } from '../shell/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { notificationsWords } from '../words/notifications.words.ts'

const aPage = 30

export default function NotificationsPage() {
  const t = useTranslate()
  const unread = useQuery(badgesOptions).data?.unread ?? 0
  const read = useReadNotifications()
  const [pages, setPages] = useState(1)
  return (
    <div className="max-w-3xl">
      <PageHead title={t(notificationsWords.title)} isListed={false} />
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h1 className="heading text-title">{t(notificationsWords.title)}</h1>
        {unread > 0 && (
          <Button variant="quiet" size="compact" onClick={() => read()}>
            {t(notificationsWords.markAllRead)}
          </Button>
        )}
      </header>
      <Page pages={pages} onMore={() => setPages(pages + 1)} />
    </div>
  )
}

interface PageProps {
  before?: string
  /** Number of pages to show, including this one. */
  pages: number
  onMore: () => void
}

/** Pages start where the page above ends now, so that none is skipped when new notifications arrive. */
function Page({ before, pages, onMore }: PageProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(notificationsOptions(aPage, before))
  if (error && !data) return <LoadFailure title={t(notificationsWords.failed)} error={error} onRetry={refetch} />
  if (!data) return <NotificationSkeletons count={6} />
  const { items, next } = data
  if (items.length === 0 && !before) {
    return (
      <div className="mt-4">
        <EmptyState title={t(notificationsWords.none)} hint={t(notificationsWords.noneHint)} />
      </div>
    )
  }
  return (
    <>
      <ul className="mt-4 border-hairline border-y bg-raised [&>li+li]:border-hairline [&>li+li]:border-t">
        {items.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} />
          </li>
        ))}
      </ul>
      {next && pages > 1 && <Page before={next} pages={pages - 1} onMore={onMore} />}
      {next && pages === 1 && (
        <Button className="mt-4" onClick={onMore}>
          {t(notificationsWords.showMore)}
        </Button>
      )}
    </>
  )
}
