import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentEntry } from '#contract/content/entries.ts'
import { useToast } from '../../ui/Toast.tsx'
import { cacheContent, contentEntryOptions } from '../api/content.ts'
import { useFailureWords } from '../words/failure-words.ts'

/**
 * Runs an action on an entry and shows a toast; if the entry was changed in the meantime, loads the current one
 * instead.
 */
export function useEntryAction() {
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const [isBusy, setBusy] = useState(false)

  async function act(id: string, run: () => Promise<ContentEntry>, done: string): Promise<ContentEntry | undefined> {
    setBusy(true)
    try {
      const entry = cacheContent(queries, await run())
      toast(done)
      return entry
    } catch (error) {
      toast(failureWords(error), 'failure')
      void queries.invalidateQueries({ queryKey: contentEntryOptions(id).queryKey })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { act, isBusy }
}
