import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useCan } from '../api/staff/session.ts'
import { createPushPage, discardPush } from '../api/sync.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { syncWords as words } from './sync.words.ts'

/** Offers what to do with a product whose Notion page was permanently deleted. */
export function DeletedPageActions({ id, name }: { id: string; name: string }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const shared = {
    onError: (error: Error) => toast(t(words.notDone), 'failure', failureWords(error)),
    onSettled: () => {
      for (const queryKey of [['tables'], ['products'], ['sync', 'status']])
        void queries.invalidateQueries({ queryKey })
    },
  }
  const newPage = useMutation({
    ...shared,
    mutationFn: () => createPushPage(id),
    onSuccess: () => toast(t(words.newPageComes)),
  })
  const letGo = useMutation({
    ...shared,
    mutationFn: () => discardPush(id),
    onSuccess: () => toast(t(words.gone), 'success', t(words.goneHint)),
  })
  const isBusy = newPage.isPending || letGo.isPending
  if (!useCan()('sync.run')) return null
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="compact" disabled={isBusy} aria-label={t(words.newPageOf)(name)} onClick={() => newPage.mutate()}>
        {t(words.newPage)}
      </Button>
      <Button size="compact" disabled={isBusy} aria-label={t(words.letGoOf)(name)} onClick={() => letGo.mutate()}>
        {t(words.letGo)}
      </Button>
    </span>
  )
}
