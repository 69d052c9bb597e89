import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { readNotifications } from '../../api/back-office.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { notificationsWords } from '../../words/notifications.words.ts'

/** @returns a function that marks the given or all notifications as read, and shows failures */
export function useReadNotifications(): (ids?: string[]) => void {
  const t = useTranslate()
  const toast = useToast()
  const wordsOf = useFailureWords()
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: readNotifications,
    onError: (error) => toast(t(notificationsWords.readFailed), 'failure', wordsOf(error)),
    async onSettled() {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['notifications'] }),
        queries.invalidateQueries({ queryKey: ['badges'] }),
      ])
    },
  })
  return mutate
}
