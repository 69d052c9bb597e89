import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import type { SyncRun } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { syncRunOptions } from '../../api/sync.ts'
import { syncWords as words } from '../sync.words.ts'
import type { RunKind } from '../sync-watch.ts'

interface RunEndProps {
  runId: string
  kind: RunKind
  onEnd: () => void
}

/** Waits for a run's end and shows a toast. */
export function RunEnd({ runId, kind, onEnd }: RunEndProps) {
  const queries = useQueryClient()
  const { data: run } = useQuery(syncRunOptions(runId))
  const showToast = useRunToast()
  useEffect(() => {
    if (!run || run.status === 'running') return
    onEnd()
    showToast(run, kind)
    for (const queryKey of [['sync', 'status'], ['tables'], ['products'], ['badges']]) {
      void queries.invalidateQueries({ queryKey })
    }
  }, [run, kind, onEnd, showToast, queries])
  return null
}

function useRunToast(): (run: SyncRun, kind: RunKind) => void {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (run, kind) => {
    const message = syncNoteIn(run.messageNote, language)
    const hasFailed = run.status === 'failed' || run.status === 'interrupted'
    if (run.status === 'cancelled') return toast(t(words.cancelled), 'success', message)
    if (run.status === 'awaiting_approval') return showWaiting(run, message)
    if (kind === 'plan') return showPlan(run, hasFailed, message)
    const { done, failed } = endsOf(kind, message)
    const isOfProducts = kind === 'one-click' && pathname === adminScreens.products.path
    const [title, detail] = hasFailed ? failed : isOfProducts ? ([words.productsSynced, message] as const) : done
    toast(t(title), hasFailed ? 'failure' : 'success', typeof detail === 'string' ? detail : t(detail))
  }

  /** The run has written nothing and waits for approval. */
  function showWaiting(run: SyncRun, message: string) {
    const path = `/admin/notion/runs/${run.id}`
    if (pathname !== path)
      toast(t(words.asked), 'failure', message, { label: t(words.look), onAct: () => void navigate(path) })
  }

  /** The plan's own page shows it already. */
  function showPlan(run: SyncRun, hasFailed: boolean, message: string) {
    const path = `/admin/notion/runs/${run.id}`
    if (pathname === path) return
    if (hasFailed) return toast(t(words.planFailed), 'failure', message)
    const look = { label: t(words.look), onAct: () => void navigate(path) }
    toast(t(words.planReady), 'success', t(words.planReadyHint), look)
  }
}

function endsOf(kind: Exclude<RunKind, 'plan'>, message: string) {
  const ends = {
    'one-click': { done: [words.syncSuccessful, message], failed: [words.syncFailed, message] },
    direction: { done: [words.syncComplete, words.synchronized], failed: [words.syncFailed, words.notSynchronized] },
    refresh: { done: [words.refreshed, words.refreshedHint], failed: [words.refreshFailed, words.refreshFailedHint] },
  } as const
  return ends[kind]
}
