import { Link } from 'react-router-dom'
import type { SyncRun } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { RunCounts, runDirectionWords, runStatusWords, runTones, syncWords } from '../../sync/index.ts'
import { RelativeTime } from '../../ui/values.tsx'

export function SyncRuns({ runs, onLeave }: { runs: SyncRun[]; onLeave: () => void }) {
  const t = useTranslate()
  return (
    <section>
      <h3 className="font-semibold">{t(syncWords.runs)}</h3>
      {runs.length === 0 && <p className="mt-1 text-ink-quiet">{t(syncWords.noRuns)}</p>}
      <ul className="mt-1">
        {runs.map((run) => (
          <li key={run.id} className="border-t border-hairline py-2">
            <Run run={run} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Run({ run, onLeave }: { run: SyncRun; onLeave: () => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const { id, status, direction, errorNotes, startedAt } = run
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="flex items-baseline gap-3">
          <Badge tone={runTones[status]}>{t(runStatusWords[status])}</Badge>
          <Link to={`/admin/notion/runs/${id}`} className="link" onClick={onLeave}>
            {t(runDirectionWords[direction])}
          </Link>
        </span>
        <RelativeTime at={startedAt} className="text-fine text-ink-quiet" />
      </div>
      {status !== 'running' && <RunCounts run={run} />}
      {errorNotes[0] && <p className="text-fine text-danger">{syncNoteIn(errorNotes[0], language)}</p>}
    </>
  )
}
