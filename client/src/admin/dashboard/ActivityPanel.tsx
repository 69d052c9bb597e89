import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type ActivityStatus, activityStatusOf, type RecentActivity } from '#contract/sales/activities.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { recentActivityOptions } from '../api/activities.ts'
import { useSentence } from '../records/thread/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { RelativeTime } from '../ui/values.tsx'
import { activityStatusWords } from '../words/status.words.ts'
import { recordWords, dashboardWords as words } from './dashboard.words.ts'
import { itemClass, Panel, rowClass } from './Panel.tsx'
import { PanelEmpty, PanelSkeleton } from './panel-states.tsx'
import { recordOf } from './record-paths.ts'

export function ActivityPanel() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(recentActivityOptions)
  const isFailed = error !== null && !data
  return (
    <Panel title={t(words.activity)} isLoading={!data && !isFailed}>
      {isFailed && <LoadFailure isSmall title={t(words.activityFailed)} error={error} onRetry={refetch} />}
      {!data && !isFailed && <PanelSkeleton rows={8} />}
      {data?.items.length === 0 && <PanelEmpty title={t(words.noActivity)} hint={t(words.noActivityHint)} />}
      <ol>
        {data?.items.map((item) => (
          <li key={item.id} className={itemClass}>
            <Row item={item} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const tones = { new: 'signal', updated: 'quiet', active: 'caution', completed: 'quiet' } as const satisfies Record<
  ActivityStatus,
  string
>

function Row({ item }: { item: RecentActivity['items'][number] }) {
  const t = useTranslate()
  const sentence = useSentence()(item)
  const { entity, entityId, reference, about, at } = item
  const { to, Icon } = recordOf(entity, entityId)
  const status = activityStatusOf(item)
  const named = [about, reference !== about && reference].filter(Boolean).join(' · ')
  return (
    <Link to={to} className={rowClass}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-quiet" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2">{sentence}</span>
        <span className="block truncate text-fine text-ink-quiet">
          {t(recordWords[entity])} {named}
        </span>
      </span>
      <span className="grid shrink-0 justify-items-end">
        <RelativeTime at={at} className="text-fine text-ink-quiet" />
        <Badge tone={tones[status]}>{t(activityStatusWords[status])}</Badge>
      </span>
    </Link>
  )
}
