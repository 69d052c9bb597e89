import type { SyncRun } from '#contract/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { runDirectionWords, runStatusWords, syncWords } from '../../words/sync.words.ts'

const tones = {
  running: 'signal',
  succeeded: 'signal',
  failed: 'danger',
  interrupted: 'caution',
  planned: 'quiet',
  awaiting_approval: 'caution',
  applied: 'signal',
  discarded: 'quiet',
} as const

/** The last runs, the newest first: what became of each. */
export function SyncRuns({ runs }: { runs: SyncRun[] }) {
  const t = useTranslate()
  return (
    <section>
      <h3 className="font-semibold">{t(syncWords.runs)}</h3>
      {runs.length === 0 && <p className="mt-1 text-ink-quiet">{t(syncWords.noRuns)}</p>}
      <ul className="mt-1 [&>li]:border-hairline [&>li]:border-t [&>li]:py-2">
        {runs.map((run) => (
          <li key={run.id}>
            <Run run={run} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Run({ run }: { run: SyncRun }) {
  const t = useTranslate()
  const { status, direction, created, updated, retired, warningsCount, errors, startedAt } = run
  const counts = t(syncWords.counts)(created, updated, retired)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="flex items-baseline gap-3">
          <Badge tone={tones[status]}>{t(runStatusWords[status])}</Badge>
          <span>{t(runDirectionWords[direction])}</span>
        </span>
        <RelativeTime at={startedAt} className="text-fine text-ink-quiet" />
      </div>
      <p className="text-fine text-ink-quiet">
        {counts}
        {warningsCount > 0 && ` · ${t(syncWords.warnings)(warningsCount)}`}
      </p>
      {errors[0] && <p className="text-danger text-fine">{errors[0]}</p>}
    </>
  )
}
