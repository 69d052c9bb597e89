import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { retryEmail } from '../../api/activities.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { threadWords as words } from './activities.words.ts'

/** Sends a dead-lettered email again and shows a toast. @param queryKey of the record whose thread has it */
export function useRetryEmail(queryKey: QueryKey): (activityId: string) => void {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  async function retry(activityId: string) {
    try {
      await retryEmail(activityId)
      toast(t(words.sentAgain))
    } catch (error) {
      toast(t(words.notSentAgain), 'failure', failureWords(error))
    }
    void queries.invalidateQueries({ queryKey })
  }
  return (activityId) => void retry(activityId)
}
