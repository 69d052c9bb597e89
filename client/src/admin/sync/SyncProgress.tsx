import type { SyncRun } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { CancelRun } from './run/CancelRun.tsx'
import { syncWords } from './sync.words.ts'

type RunInProgress = Pick<SyncRun, 'id' | 'cancelledBy' | 'percent' | 'messageNote'>

/** Shows a run's progress, on whichever instance it runs, with a cancel button. */
export function SyncProgress({ run }: { run: RunInProgress }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 text-fine">
        <span>{syncNoteIn(run.messageNote, language)}</span>
        <span>{run.percent}%</span>
      </p>
      <progress
        className="h-1.5 w-full appearance-none overflow-hidden rounded-[0.1875rem] border-0 bg-hairline [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-signal [&::-webkit-progress-value]:[transition:inline-size_200ms]"
        max={100}
        value={run.percent}
        aria-label={t(syncWords.progress)}
      />
      <div className="mt-1">
        <CancelRun run={run} />
      </div>
    </div>
  )
}
