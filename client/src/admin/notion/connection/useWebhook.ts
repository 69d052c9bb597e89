import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SyncWebhook } from '#contract/sync/sync-webhook.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { StaffFailure } from '../../api/request.ts'
import { connectWebhook, disconnectWebhook, showWebhookToken, syncWebhookOptions } from '../../api/sync.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { webhookWords as words } from './webhook.words.ts'

/** Actions on the webhooks; each requires the password to be confirmed. */
export function useWebhook() {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const wordsOf = useFailureWords()
  const store = (webhook: SyncWebhook) => queries.setQueryData(syncWebhookOptions.queryKey, webhook)
  function onError(error: Error) {
    if (error instanceof StaffFailure && error.code === 'session.confirmation_required') return
    toast(t(words.notDone), 'failure', wordsOf(error))
  }
  const show = useMutation({ mutationFn: showWebhookToken, onError, gcTime: 0 })
  const connect = useMutation({ mutationFn: connectWebhook, onSuccess: store, onError, onMutate: show.reset })
  const disconnect = useMutation({
    mutationFn: disconnectWebhook,
    onSuccess(webhook) {
      store(webhook)
      show.reset()
      toast(t(words.disconnected))
    },
  })
  return {
    connect: () => connect.mutate(),
    disconnect: disconnect.mutateAsync,
    show: () => show.mutate(),
    /** Defined after it was revealed. */
    token: show.data,
    isBusy: connect.isPending || disconnect.isPending || show.isPending,
  }
}
