import './changes.css'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import type { SyncRunDetail } from '#contract/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StaffFailure } from '../api/request.ts'
import { syncRunOptions } from '../api/sync.ts'
import { useFormats } from '../formats.ts'
import { SyncProgress } from '../frame/sync/SyncProgress.tsx'
import { uiWords } from '../ui/ui.words.ts'
import { runDirectionWords } from '../words/sync.words.ts'
import { useFailureWords } from '../words/useFailureWords.ts'
import { NotionArea } from './NotionArea.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { RunChanges } from './RunChanges.tsx'
import { RunFacts } from './RunFacts.tsx'
import { RunOutcome } from './RunOutcome.tsx'
import { RunWarnings } from './RunWarnings.tsx'
import { runsWords as words } from './runs.words.ts'
import { Status } from './runs-table.tsx'

/** /admin/notion/runs/{id}: a run while it goes on, what it did, or what a plan would do. */
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
      {!data && !error && <RunSkeleton />}
      {!data && error && <RunFailure error={error} onRetry={() => void refetch()} />}
    </NotionArea>
  )
}

function Run({ run }: { run: SyncRunDetail }) {
  const t = useTranslate()
  const { dateTime } = useFormats()
  const isPlan = run.status === 'planned' || run.status === 'awaiting_approval'
  return (
    <article className="run">
      <header className="run-head">
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
      <RunWarnings warnings={run.warnings} />
      {run.status !== 'running' && <RunChanges run={run} />}
    </article>
  )
}

function RunSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only">{t(uiWords.loading)}</p>
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}

function RunFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  // An address that is no id is refused as bad input.
  const isUnknown = error instanceof StaffFailure && ['sync.run_not_found', 'request.invalid'].includes(error.code)
  return (
    <EmptyState
      title={t(isUnknown ? words.notFound : words.failedToLoad)}
      hint={isUnknown ? t(words.notFoundHint) : failureWords(error)}
    >
      {isUnknown ? (
        <Link to="/admin/notion/runs" className={buttonClass('primary')}>
          {t(words.back)}
        </Link>
      ) : (
        <Button onClick={onRetry}>{t(uiWords.tryAgain)}</Button>
      )}
    </EmptyState>
  )
}
