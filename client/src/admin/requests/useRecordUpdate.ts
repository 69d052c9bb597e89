import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { StaffFailure } from '../api/request.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { workWords as words } from './work.words.ts'

interface RecordUpdateOptions<Detail> {
  queryKey: QueryKey
  /** Schema of the record in a `record.changed` problem. */
  schema: z.ZodMiniType<Detail>
}

/**
 * Changes a record that others edit too, and shows the result; if somebody was faster, shows the current record.
 * @returns `run`, which resolves to true on success and shows its own failures
 */
export function useRecordUpdate<Detail>({ queryKey, schema }: RecordUpdateOptions<Detail>) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const [isBusy, setBusy] = useState(false)

  const show = (detail: Detail) => queries.setQueryData(queryKey, detail)

  /** Shows the current record if the change was made to another version. */
  function showCurrent(error: unknown): boolean {
    if (!(error instanceof StaffFailure) || error.code !== 'record.changed') return false
    const { data } = z.safeParse(schema, error.current)
    if (data !== undefined) show(data)
    return data !== undefined
  }

  async function run(change: () => Promise<Detail>): Promise<boolean> {
    setBusy(true)
    try {
      show(await change())
      toast(t(words.saved))
      return true
    } catch (error) {
      const hint = showCurrent(error) ? t(words.changedMeanwhile) : failureWords(error)
      toast(t(words.changeFailed), 'failure', hint)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, show, showCurrent, isBusy }
}
