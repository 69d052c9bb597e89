import { CircleCheck } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { SyncRun, SyncRunDetail } from '#contract/sync/sync.ts'
import { isSyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { useSyncActions } from '../../sync/index.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { ToMapping } from '../NotionReply.tsx'
import { runsWords as words } from './runs.words.ts'

const outcomeClass = 'grid justify-items-start gap-3 [&>[role=alert]]:w-full [&>[role=alert]]:wrap-anywhere'

export function RunOutcome({ run }: { run: SyncRunDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  if (run.status === 'applied') return <Ended text={t(words.applied)} />
  if (run.status === 'discarded') return <Ended text={t(words.wasDiscarded)} run={run} />
  if (run.status === 'cancelled') return <p>{syncNoteIn(run.messageNote, language)}</p>
  if (run.status === 'succeeded' && run.pushFailures + run.bookFailures > 0)
    return <AlertLine>{t(words.donePartly)(run.pushFailures + run.bookFailures)}</AlertLine>
  if (run.status === 'succeeded') return <Ended text={t(run.groups.length > 0 ? words.done : words.doneNothing)} />
  if (run.errors.length === 0) return null
  if (hasMoved(run)) {
    return (
      <div className={outcomeClass}>
        <AlertLine>{t(words.moved)}</AlertLine>
        <PlanAgain run={run} />
      </div>
    )
  }
  return (
    <div className={outcomeClass}>
      {run.errorNotes
        .map((note) => syncNoteIn(note, language))
        .map((error) => (
          <AlertLine key={error}>{error}</AlertLine>
        ))}
      {isUnmapped(run) && <ToMapping />}
    </div>
  )
}

/** With `run`, offers another plan in place of one that failed. */
function Ended({ text, run }: { text: string; run?: SyncRunDetail }) {
  return (
    <div className={outcomeClass}>
      <p className="flex gap-2">
        <CircleCheck className="w-4.5 flex-none text-signal" aria-hidden="true" />
        {text}
      </p>
      {run && <PlanAgain run={run} />}
    </div>
  )
}

function PlanAgain({ run: { direction } }: { run: SyncRunDetail }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { start, isStarting } = useSyncActions()
  if (!useCan()('sync.run')) return null
  async function planAgain() {
    const runId = await start({ direction, kind: 'plan' }).catch(() => undefined)
    if (runId) void navigate(`/admin/notion/runs/${runId}`)
  }
  return (
    <Button size="compact" variant="primary" disabled={isStarting} onClick={() => void planAgain()}>
      {t(words.planAgain)}
    </Button>
  )
}

/** Returns whether a plan failed because something had changed since it was made. */
export function hasMoved({ errorNotes }: Pick<SyncRun, 'errorNotes'>): boolean {
  return errorNotes.some((note) => isSyncNote(note, 'plan-outdated'))
}

const unmapped = ['notion.unmapped', 'files.unmapped', 'files.no-name', 'files.sku-gone'] as const

/** Returns whether the run failed because too few columns could be matched by name. */
export function isUnmapped({ errorNotes }: Pick<SyncRun, 'errorNotes'>): boolean {
  return errorNotes.some((note) => unmapped.some((code) => isSyncNote(note, code)))
}
