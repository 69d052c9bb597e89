import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import type { SyncRunDetail } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { syncRunOptions } from '../../api/sync.ts'
import { useFormats } from '../../i18n/formats.ts'
import { RecordFailure, RecordSkeleton } from '../../records/page/index.ts'
import { runDirectionWords, SyncProgress } from '../../sync/index.ts'
import { NotionArea } from '../NotionArea.tsx'
import { MassChanges } from './MassChanges.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { RunChanges } from './RunChanges.tsx'
import { RunFacts } from './RunFacts.tsx'
import { RunOutcome } from './RunOutcome.tsx'
import { RunWarnings } from './RunWarnings.tsx'
import { runsWords as words } from './runs.words.ts'
import { Status } from './runs-table.tsx'

/** Renders /admin/notion/runs/{id}: progress, changes, or a plan. */
export default function RunPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(syncRunOptions(id))
  return (
    <NotionArea title={t(words.title)}>
      <div>
        <Link to="/admin/notion/runs" className={buttonClass('quiet', 'compact', '-ml-3 text-ink-quiet')}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t(words.back)}
        </Link>
      </div>
      {data && <Run run={data} />}
      {!data && !error && <RecordSkeleton />}
      {!data && error && (
        <RecordFailure
          error={error}
          notFound="sync.run_not_found"
          words={{ ...words, failed: words.failedToLoad }}
          back={t(words.back)}
          list="/admin/notion/runs"
          onRetry={refetch}
        />
      )}
    </NotionArea>
  )
}

function Run({ run }: { run: SyncRunDetail }) {
  const t = useTranslate()
  const { dateTime } = useFormats()
  const isPlan = run.status === 'planned' || run.status === 'awaiting_approval'
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 className="heading text-title">
          {t(words.runTitle)(t(runDirectionWords[run.direction]), dateTime(run.startedAt))}
        </h2>
        <p role="status">
          <Status status={run.status} />
        </p>
      </header>
      {run.status === 'running' && <SyncProgress run={run} />}
      {isPlan ? <PlanPanel run={run} /> : <RunOutcome run={run} />}
      <RunFacts run={run} />
      <RunWarnings warnings={run.warningNotes} />
      {run.status !== 'running' && <MassChanges run={run} />}
      {run.status !== 'running' && <RunChanges run={run} />}
    </article>
  )
}
