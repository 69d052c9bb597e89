import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { sourceKinds } from '#contract/sync/source.ts'
import { type SyncConnection, syncConnectionSchema, syncConnectionWriteSchema } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import type { StaffFailure } from '../../api/request.ts'
import { saveConnection, syncConnectionOptions } from '../../api/sync.ts'
import { type RecordForm, useRecordForm } from '../../records/form/index.ts'
import { syncWords } from '../../sync/index.ts'
import { notionWords as words } from '../notion.words.ts'
import { type ConnectionValues, connectionBodyOf, connectionValuesOf } from './connection.ts'
import { sourceKindWords, sourceWords } from './source.words.ts'

export const connectionLabels: Record<keyof ConnectionValues, Bilingual> = {
  source: sourceWords.source,
  fileUrl: sourceWords.fileUrl,
  apiKey: words.apiKey,
  databaseId: words.databaseId,
  dataSourceId: words.dataSource,
  pricebookDatabaseId: words.pricebook,
  isEnabled: words.enable,
  version: words.version,
}

const names = ['source', 'fileUrl', 'apiKey', 'databaseId', 'dataSourceId', 'pricebookDatabaseId', 'isEnabled'] as const

// Shown elsewhere: by a notice, and by the dialog that was closed.
const shownElsewhere = new Set(['record.changed', 'session.confirmation_required'])

/** Form of the connection, with toasts. @param onSaved called after a successful save */
export function useConnectionForm(connection: SyncConnection, onSaved: () => void): RecordForm<ConnectionValues> {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const form = useRecordForm({
    record: connectionValuesOf(connection),
    names,
    schema: syncConnectionWriteSchema,
    bodyOf: connectionBodyOf,
    async send(body) {
      const saved = await saveConnection(body)
      queries.setQueryData(syncConnectionOptions.queryKey, saved)
      onSaved()
      for (const queryKey of [['sync', 'status'], ['notion'], ['settings']]) {
        void queries.invalidateQueries({ queryKey })
      }
      toast(t(words.saved))
      return connectionValuesOf(saved)
    },
    onFailure({ code }: StaffFailure) {
      if (code === 'record.changed') void queries.invalidateQueries({ queryKey: syncConnectionOptions.queryKey })
      if (!shownElsewhere.has(code)) toast(t(syncWords.error), 'failure', t(words.notSaved))
    },
    readCurrent(current) {
      const present = z.safeParse(syncConnectionSchema, current).data
      return present && connectionValuesOf(present)
    },
  })
  const { isChanged, isSending, initial, reset } = form
  // The version is a hash and has no order, so useRecordForm cannot tell which one is newer.
  useEffect(() => {
    if (!isChanged && !isSending && initial.version !== connection.version) reset(connectionValuesOf(connection))
  })
  return form
}

/** Formats a field's value for conflicting edits; never shows the key. */
export function useConnectionText(): (value: unknown) => string {
  const t = useTranslate()
  return (value) => {
    const kind = sourceKinds.find((one) => one === value)
    if (kind) return t(sourceKindWords[kind])
    if (typeof value === 'boolean') return t(value ? syncWords.on : syncWords.off)
    return typeof value === 'string' && value !== '' ? value : t(words.nothing)
  }
}
