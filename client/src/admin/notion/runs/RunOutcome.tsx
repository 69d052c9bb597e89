import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SyncRunDetail } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useMay } from '../../api/staff/session.ts'
import { useSyncActions } from '../../sync/index.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ToMapping } from '../ToMapping.tsx'
import { hasMoved, isGuarded, isUnmapped } from './run-errors.ts'
import { runsWords as words } from './runs.words.ts'

const outcomeClass = 'grid justify-items-start gap-3 [&>[role=alert]]:w-full [&>[role=alert]]:wrap-anywhere'

/** How a run ended, and what can be done about it. */
export function RunOutcome({ run }: { run: SyncRunDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  if (run.status === 'applied') return <Ended text={t(words.applied)} />
  if (run.status === 'discarded') return <Ended text={t(words.wasDiscarded)} run={run} />
  if (run.status === 'succeeded' && run.pushFailures > 0)
    return <AlertLine>{t(words.donePartly)(run.pushFailures)}</AlertLine>
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
      {isGuarded(run) && <RetireAnyway run={run} />}
      {isUnmapped(run) && <ToMapping />}
    </div>
  )
}

/** With `run`, of a plan that came to nothing: another can be made. */
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
  if (!useMay()('sync.run')) return null
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

/** A run that stopped because it would have retired more than half of the products. */
function RetireAnyway({ run: { direction } }: { run: SyncRunDetail }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const { start } = useSyncActions()
  if (!useMay()('sync.run')) return null
  async function retire() {
    const runId = await start({ direction, kind: 'direction', force: true })
    void navigate(`/admin/notion/runs/${runId}`)
  }
  return (
    <>
      <Button size="compact" onClick={() => setIsConfirming(true)}>
        {t(words.retireAnyway)}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t(words.retireAnywayTitle)}
          description={t(words.retireAnywayHint)}
          action={t(words.retireAnyway)}
          onConfirm={retire}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  )
}
