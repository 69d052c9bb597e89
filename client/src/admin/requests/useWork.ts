import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { StaffFailure } from '../api/request.ts'
import { useFailureWords } from '../words/useFailureWords.ts'
import { workWords as words } from './work.words.ts'

interface WorkOptions<Detail> {
  queryKey: QueryKey
  /** Of the record that comes with `record.changed`. */
  schema: z.ZodMiniType<Detail>
}

/**
 * Changes a record that others work on too: what it has become is shown at once, and also where somebody else was quicker.
 * @returns `run` does it, and says why where it could not; true where it was taken
 */
export function useWork<Detail>({ queryKey, schema }: WorkOptions<Detail>) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const [isBusy, setBusy] = useState(false)

  const show = (detail: Detail) => queries.setQueryData(queryKey, detail)

  /** Shows the present record where the change was to another version. */
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
