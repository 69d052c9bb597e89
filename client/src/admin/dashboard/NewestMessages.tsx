import { useQuery } from '@tanstack/react-query'
import { adminScreens } from '#contract/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { menuEntries } from '../frame/menu.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { RelativeTime } from '../ui/RelativeTime.tsx'
import { dashboardWords, messageKindWords } from '../words/dashboard.words.ts'
import { type Message, newestMessagesOptions } from './messages.ts'

/** What visitors sent last, each leading to itself. */
export function NewestMessages() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(newestMessagesOptions)
  return (
    <section className="dashboard-panel" aria-busy={!data && !error}>
      <h2 className="dashboard-heading">{t(dashboardWords.messages)}</h2>
      {error && !data && (
        <LoadFailure isSmall title={t(dashboardWords.messagesFailed)} error={error} onRetry={refetch} />
      )}
      {!data && !error && <Coming />}
      {data?.length === 0 && <None />}
      <ul>
        {data?.map((message) => (
          <li key={message.id}>
            <Row message={message} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ message: { id, screen, reference, name, company, createdAt } }: { message: Message }) {
  const t = useTranslate()
  const { Icon } = menuEntries[screen]
  return (
    <Link to={`${adminScreens[screen].path}/${id}`} className="dashboard-row">
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-quiet" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          {name}
          {company && <span className="text-ink-quiet"> · {company}</span>}
        </span>
        <span className="block truncate text-fine text-ink-quiet">
          {t(messageKindWords[screen])} {reference}
        </span>
      </span>
      <RelativeTime at={createdAt} className="shrink-0 text-fine text-ink-quiet" />
    </Link>
  )
}

function None() {
  const t = useTranslate()
  return (
    <div className="grid justify-items-start gap-1 px-4 py-6">
      <p className="font-semibold">{t(dashboardWords.noMessages)}</p>
      <p className="text-ink-quiet">{t(dashboardWords.noMessagesHint)}</p>
      <a href={paths.contact} className={buttonClass('secondary', 'compact', 'mt-2')}>
        {t(dashboardWords.seeContact)}
      </a>
    </div>
  )
}

function Coming() {
  return (
    <div className="grid gap-4 p-4">
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-8 w-full" />
    </div>
  )
}
