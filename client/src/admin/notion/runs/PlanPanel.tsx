import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { SyncRunDetail } from '#contract/sync/sync.ts'
import { isSyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { StaffFailure } from '../../api/request.ts'
import { useCan } from '../../api/staff/session.ts'
import { applyPlan, discardPlan } from '../../api/sync.ts'
import { syncWords, useSyncState, useSyncWatch } from '../../sync/index.ts'
import { noticeClass } from '../../ui/AlertLine.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { usePlanSentence } from './plan-sentence.ts'
import { runsWords as words } from './runs.words.ts'

export function PlanPanel({ run }: { run: SyncRunDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const sentence = usePlanSentence(run)
  const isDialogOpen = run.status === 'awaiting_approval'
  const isBraked = isSyncNote(run.messageNote, 'braked')
  const canRun = useCan()('sync.run')
  const marked = run.groups.reduce((sum, group) => sum + group.marked, 0)
  return (
    <section
      className={`${noticeClass} justify-items-start ${isDialogOpen ? 'border-l-caution' : 'border-l-signal'}`}
      aria-labelledby="run-plan"
    >
      <h3 className="font-semibold" id="run-plan">
        {t(isDialogOpen ? words.approvalTitle : words.planTitle)}
      </h3>
      {isBraked && <p className="measure font-semibold">{syncNoteIn(run.messageNote, language)}</p>}
      <p className="measure">{sentence}</p>
      {!isBraked && marked > 0 && <p className="font-semibold text-caution">{t(words.marked)(marked)}</p>}
      {canRun ? <PlanButtons run={run} /> : <p className="text-fine text-ink-quiet">{t(words.askManager)}</p>}
    </section>
  )
}

/** A plan without changes can only be discarded. */
function PlanButtons({ run: { id, groups } }: { run: SyncRunDetail }) {
  const t = useTranslate()
  const { status } = useSyncState()
  const { apply, discard } = usePlanActions(id)
  const isBusy = apply.isPending || discard.isPending
  return (
    <div className="flex flex-wrap gap-2">
      {groups.length > 0 && (
        <Button
          size="compact"
          variant="primary"
          disabled={isBusy || status?.syncInProgress}
          onClick={() => apply.mutate()}
        >
          {t(apply.isPending ? words.applying : words.apply)}
        </Button>
      )}
      <Button size="compact" disabled={isBusy} onClick={() => discard.mutate()}>
        {t(words.discard)}
      </Button>
    </div>
  )
}

/** Applies or discards a plan. If somebody was faster, the page shows what became of it. */
function usePlanActions(id: string) {
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const { follow } = useSyncWatch()
  const shared = {
    onError(error: Error) {
      const isSettled = error instanceof StaffFailure && error.code === 'sync.plan_settled'
      if (isSettled) toast(t(words.settled), 'failure')
      else toast(t(syncWords.syncError), 'failure', failureWords(error))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['sync'] }),
  }
  const apply = useMutation({
    ...shared,
    mutationFn: () => applyPlan(id),
    onSuccess(runId) {
      follow(runId, 'direction')
      void navigate(`/admin/notion/runs/${runId}`)
    },
  })
  const discard = useMutation({
    ...shared,
    mutationFn: () => discardPlan(id),
    onSuccess: () => toast(t(words.discarded)),
  })
  return { apply, discard }
}
