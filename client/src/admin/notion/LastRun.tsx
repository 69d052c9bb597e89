import { Link } from 'react-router-dom'
import type { SyncRun } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { lastEndedRun, RunCounts, runDirectionWords, runStatusWords, runTones, syncWords } from '../sync/index.ts'
import { RelativeTime } from '../ui/values.tsx'
import { ToMapping } from './NotionReply.tsx'
import { notionWords as words } from './notion.words.ts'
import { isUnmapped } from './runs/RunOutcome.tsx'

export function LastRun({ runs }: { runs: SyncRun[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const run = lastEndedRun({ runs })
  if (!run) return <p className="text-ink-quiet">{t(syncWords.noRuns)}</p>
  return (
    <div className="wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-ink-quiet">{t(words.lastRun)}</span>
        <span>{t(runDirectionWords[run.direction])}</span>
        <Badge tone={runTones[run.status]}>{t(runStatusWords[run.status])}</Badge>
        <RelativeTime at={run.startedAt} className="text-fine text-ink-quiet" />
        <Link to={`/admin/notion/runs/${run.id}`} className="link text-fine">
          {t(words.details)}
        </Link>
      </p>
      {run.status === 'succeeded' ? (
        <RunCounts run={run} />
      ) : (
        <p className="text-fine text-ink-quiet">{syncNoteIn(run.messageNote, language)}</p>
      )}
      {isUnmapped(run) && <ToMapping />}
    </div>
  )
}
