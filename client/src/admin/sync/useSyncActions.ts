import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { RecordField } from '#contract/fields/product.ts'
import type { autoSyncSchema, SyncDirection } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { StaffFailure } from '../api/request.ts'
import { forceRefresh, setAutoSync, startSync, syncDatabaseOptions, syncStatusOptions } from '../api/sync.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { useSyncWords } from './source-dictionary.ts'
import { syncWords as words } from './sync.words.ts'
import { type RunKind, useSyncWatch } from './sync-watch.ts'

interface Start {
  direction: SyncDirection
  kind: RunKind
  /** Skips the approval of mass changes. */
  force?: boolean
  /** Plans to empty a field whose column is gone. */
  givesUp?: RecordField
}

/** Sync actions of the dialog, screens and palette; each shows its own result. */
export function useSyncActions() {
  const queries = useQueryClient()
  const { follow, recordTest } = useSyncWatch()
  const showFailure = useShowFailure()

  const start = useMutation({
    mutationFn: ({ direction, kind, force = false, ...rest }: Start) =>
      startSync({ direction, force, dryRun: kind === 'plan', ...rest }),
    onSuccess: (runId, { kind }) => follow(runId, kind),
    onError: (error, { kind }) => showFailure(error, kind),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sync'] }),
  })
  const refresh = useMutation({
    mutationFn: forceRefresh,
    onSuccess: (runId) => follow(runId, 'refresh'),
    onError: (error) => showFailure(error, 'refresh'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sync'] }),
  })
  /** Refreshes the status and tests the connection to Notion. */
  const check = useMutation({
    async mutationFn() {
      const isReached = queries.fetchQuery({ ...syncDatabaseOptions, staleTime: 0 }).then(
        () => true,
        () => false,
      )
      await queries.refetchQueries({ queryKey: syncStatusOptions.queryKey })
      recordTest(await isReached)
    },
  })
  return {
    start: start.mutateAsync,
    refresh: () => refresh.mutate(),
    check: () => check.mutate(),
    isChecking: check.isPending,
    isStarting: start.isPending || refresh.isPending,
  }
}

function useShowFailure(): (error: unknown, kind: RunKind) => void {
  const t = useTranslate()
  const toast = useToast()
  const wordsOf = useFailureWords()
  const { notConnected, notConnectedHint, notFetched } = useSyncWords()
  return (error, kind) => {
    const code = error instanceof StaffFailure ? error.code : undefined
    if (code === 'session.confirmation_required') return
    if (code === 'sync.off') return toast(t(notConnected), 'failure', t(notConnectedHint))
    const isVague = code === undefined || code === 'server.error'
    if (kind === 'refresh') {
      return toast(t(words.refreshFailed), 'failure', isVague ? t(words.refreshFailedHint) : wordsOf(error))
    }
    const vague = code === undefined ? words.unknownError : notFetched
    toast(t(words.syncError), 'failure', isVague ? t(vague) : wordsOf(error))
  }
}

export function useAutoSync() {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: z.input<typeof autoSyncSchema>) => setAutoSync(change),
    async onSuccess(_answer, change) {
      await queries.invalidateQueries({ queryKey: syncStatusOptions.queryKey })
      if (change.enabled === true) toast(t(words.autoOn), 'success', t(words.autoOnHint))
      if (change.enabled === false) toast(t(words.autoOff), 'success', t(words.autoOffHint))
    },
    onError: () => toast(t(words.error), 'failure', t(words.autoFailed)),
  })
  return { set: mutate, isSaving: isPending, pending: isPending ? variables : undefined }
}
