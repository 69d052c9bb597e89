import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useCan } from '../../api/staff/session.ts'
import { retryPush } from '../../api/sync.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { conflictsWords as words } from '../conflicts/conflicts.words.ts'

/** Pushes a product to Notion now instead of waiting for its turn. */
export function RetryPush({ id, name }: { id: string; name: string }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryPush(id),
    onSuccess: () => toast(t(words.trying)),
    onError: (error) => toast(t(words.notTried), 'failure', failureWords(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['tables', 'sync-pushes'] }),
  })
  if (!useCan()('sync.run')) return null
  return (
    <Button size="compact" disabled={isPending} aria-label={t(words.tryAgainOf)(name)} onClick={() => mutate()}>
      {t(words.tryAgain)}
    </Button>
  )
}
