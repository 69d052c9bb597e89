import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SyncRun } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useCan } from '../../api/staff/session.ts'
import { cancelRun } from '../../api/sync.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { syncWords as words } from '../sync.words.ts'

/** Cancels a run without a confirmation, because written products stay complete. */
export function CancelRun({ run: { id, cancelledBy } }: { run: Pick<SyncRun, 'id' | 'cancelledBy'> }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => cancelRun(id),
    onError: (error) => toast(t(words.notCancelled), 'failure', failureWords(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sync'] }),
  })
  if (!useCan()('sync.run')) return null
  const isCancelling = isPending || isSuccess || cancelledBy !== null
  return (
    <Button size="compact" disabled={isCancelling} onClick={() => mutate()}>
      {t(isCancelling ? words.cancelling : words.cancel)}
    </Button>
  )
}
