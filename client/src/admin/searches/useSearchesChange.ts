import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../ui/Toast.tsx'
import { useFailureWords } from '../words/failure-words.ts'

/** Runs a change of searches or synonyms, shows a toast and refreshes both tables. @returns whether it succeeded */
export function useSearchesChange(): (change: () => Promise<unknown>, done: string) => Promise<boolean> {
  const toast = useToast()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  return async (change, done) => {
    try {
      await change()
    } catch (failure) {
      toast(failureWords(failure), 'failure')
      return false
    } finally {
      for (const table of ['missed-searches', 'search-synonyms'])
        void queries.invalidateQueries({ queryKey: ['tables', table] })
    }
    toast(done)
    return true
  }
}
