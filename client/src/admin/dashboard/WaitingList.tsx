import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { DueClock } from '../requests/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { recordWords, dashboardWords as words } from './dashboard.words.ts'
import { itemClass, Panel, rowClass } from './Panel.tsx'
import { PanelEmpty, PanelSkeleton } from './panel-states.tsx'
import { recordOf } from './record-paths.ts'
import { type Waiting, waitingOptions } from './waiting.ts'

/** Lists who has waited longest for a reply, with what is left of the promised 24 hours. */
export function WaitingList() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(waitingOptions)
  const isFailed = error !== null && !data
  return (
    <Panel title={t(words.next)} isLoading={!data && !isFailed}>
      {isFailed && <LoadFailure isSmall title={t(words.nextFailed)} error={error} onRetry={refetch} />}
      {!data && !isFailed && <PanelSkeleton rows={6} />}
      {data?.length === 0 && (
        <PanelEmpty title={t(words.nothingWaits)} hint={t(words.nothingWaitsHint)}>
          <a href={paths.contact} className={buttonClass('secondary', 'compact')}>
            {t(words.seeContact)}
          </a>
        </PanelEmpty>
      )}
      <ul>
        {data?.map((waiting) => (
          <li key={waiting.id} className={itemClass}>
            <Row waiting={waiting} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Row({ waiting: { id, entity, reference, name, company, dueAt, assigneeName } }: { waiting: Waiting }) {
  const t = useTranslate()
  const { to, Icon } = recordOf(entity, id)
  return (
    <Link to={to} className={rowClass}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-quiet" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          {name}
          {company && <span className="text-ink-quiet"> · {company}</span>}
        </span>
        <span className="block truncate text-fine text-ink-quiet">
          {t(recordWords[entity])} {reference}
          {assigneeName && ` · ${assigneeName}`}
        </span>
      </span>
      <span className="shrink-0 text-fine text-ink-quiet">
        <DueClock dueAt={dueAt} />
      </span>
    </Link>
  )
}
