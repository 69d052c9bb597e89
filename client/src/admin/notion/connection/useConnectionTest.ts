import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { connectionTestRequestSchema, NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { StaffFailure } from '../../api/request.ts'
import { syncDatabaseOptions, testConnection } from '../../api/sync.ts'
import { useIsFileSource, useSyncWatch } from '../../sync/index.ts'
import { notionWords as words } from '../notion.words.ts'
import { sourceWords } from './source.words.ts'

type UnsavedConnection = z.input<typeof connectionTestRequestSchema>

export interface ConnectionTest {
  run: (given: UnsavedConnection) => void
  isRunning: boolean
  /** Result for unsaved values; the saved connection's is in `syncDatabaseOptions`. */
  typed: NotionDatabaseAnswer | undefined
  error: Error | null
  /** Call when the unsaved values were saved or discarded. */
  reset: () => void
}

/** Returns whether the data source is unambiguous: of several, one has to be chosen before the first sync. */
export function isSourceChosen({ dataSourceId, dataSources }: NotionDatabaseAnswer): boolean {
  return dataSourceId !== null || dataSources.length < 2
}

const isSavedConnection = (given: UnsavedConnection) => Object.keys(given).length === 0

/** A colleague has removed the key or the database in the meantime. */
const isIncomplete = (failure: Error) =>
  failure instanceof StaffFailure && ['sync.off', 'request.invalid'].includes(failure.code)

/** Tests the connection and shows a toast. The result appears as Database Information. */
export function useConnectionTest(): ConnectionTest {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { recordTest } = useSyncWatch()
  const isOfFiles = useIsFileSource()
  const { mutate, isPending, data, variables, error, reset } = useMutation({
    mutationFn: testConnection,
    networkMode: 'always',
    onSuccess(database, given) {
      const isChosen = isSourceChosen(database)
      if (isSavedConnection(given)) {
        queries.setQueryData(syncDatabaseOptions.queryKey, database)
        recordTest(isChosen)
      }
      if (!isChosen) return toast(t(words.missing), 'failure', t(words.dataSourceHint))
      const { connectedTo } = database.apiVersion === '' ? sourceWords : words // files have no API version
      toast(t(words.connectionSuccessful), 'success', t(connectedTo)(database.title || t(words.untitled)))
    },
    onError(failure, given) {
      if (failure instanceof StaffFailure && failure.code === 'session.confirmation_required') return
      if (isSavedConnection(given)) recordTest(false)
      const isFile = failure instanceof StaffFailure && failure.code === 'files.failed'
      if (isIncomplete(failure))
        toast(t(words.missing), 'failure', t(isOfFiles ? sourceWords.missingHint : words.missingHint))
      else
        toast(t(words.connectionFailed), 'failure', t(isFile ? sourceWords.testFailedHint : words.connectionFailedHint))
    },
  })
  return {
    run: mutate,
    isRunning: isPending,
    typed: variables && !isSavedConnection(variables) ? data : undefined,
    error,
    reset,
  }
}
