import './sync.css'
import type { SyncRun } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { syncWords } from './sync.words.ts'

/** How far a run has got: message and percent (spec §2, §4), whichever instance runs it. */
export function SyncProgress({ run }: { run: Pick<SyncRun, 'percent' | 'messageNote'> }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="sync-progress">
      <p>
        <span>{syncNoteIn(run.messageNote, language)}</span>
        <span>{run.percent}%</span>
      </p>
      <progress max={100} value={run.percent} aria-label={t(syncWords.progress)} />
    </div>
  )
}
