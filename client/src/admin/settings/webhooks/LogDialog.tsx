import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook, WebhookDelivery } from '#contract/webhooks/webhooks.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useClock } from '../../ui/useClock.ts'
import { RelativeTime } from '../../ui/values.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { resendWebhookDelivery, testWebhook, webhookLogOptions, webhooksOptions } from './webhooks.ts'
import { deliveryStateWords, eventWords, faultWords, webhooksWords as words } from './webhooks.words.ts'

const tones = { pending: 'caution', delivered: 'signal', failed: 'danger' } as const

/** Shows what was sent to a webhook, newest first, with its answers. */
export function LogDialog({ webhook: { id, name, isEnabled }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    webhookLogOptions(id),
  )
  const [failure, setFailure] = useState<unknown>()
  const items = data?.pages.flatMap((page) => page.items)
  async function act(work: () => Promise<unknown>) {
    setFailure(undefined)
    await work().catch(setFailure)
    await queries.invalidateQueries({ queryKey: webhooksOptions.queryKey })
  }
  return (
    <Dialog isOpen onClose={onClose} title={t(words.logTitle)(name)} description={t(words.logHint)} size="wide">
      {failure !== undefined && <AlertLine>{failureWords(failure)}</AlertLine>}
      {isEnabled && (
        <Button size="compact" onClick={() => void act(() => testWebhook(id))}>
          {t(words.sendTest)}
        </Button>
      )}
      {!items && error && <LoadFailure title={t(words.logFailed)} error={error} onRetry={refetch} />}
      {!items && !error && <Skeleton className="mt-4 h-40 w-full" />}
      {items?.length === 0 && (
        <div className="mt-4">
          <EmptyState title={t(words.logEmpty)} hint={t(words.logEmptyHint)} />
        </div>
      )}
      <ul className="mt-4 grid gap-px">
        {items?.map((delivery) => (
          <Entry
            key={delivery.id}
            delivery={delivery}
            onResend={isEnabled ? () => void act(() => resendWebhookDelivery(id, delivery.id)) : undefined}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="compact" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(words.older)}
        </Button>
      )}
    </Dialog>
  )
}

function Entry({ delivery, onResend }: { delivery: WebhookDelivery; onResend: (() => void) | undefined }) {
  const t = useTranslate()
  const formats = useFormats()
  const now = useClock()
  const { type, state, attempts, createdAt, nextAt, status, fault, excerpt, durationMs, eventId } = delivery
  return (
    <li className="grid gap-1 border-t border-hairline py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          {t(eventWords[type])} <code className="text-fine text-ink-quiet">{type}</code>
        </span>
        <Badge tone={tones[state]}>{t(deliveryStateWords[state])}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-fine text-ink-quiet">
        <RelativeTime at={createdAt} />
        {attempts > 0 && <span>{t(words.attempts)(attempts)}</span>}
        {status !== null && <span>{t(words.answered)(status)}</span>}
        {durationMs !== null && <span>{t(words.took)(formats.number(durationMs))}</span>}
        {nextAt && <span>{t(words.nextAt)(formats.relative(nextAt, now))}</span>}
      </p>
      {fault && <p className="text-fine text-danger">{t(faultWords[fault])}</p>}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <details className="min-w-0 grow">
          <summary className="cursor-pointer py-1 text-fine">{t(words.answer)}</summary>
          <p className="text-fine text-ink-quiet wrap-anywhere">
            {t(words.eventId)} <code>{eventId}</code>
          </p>
          <pre className="max-h-40 overflow-y-auto text-fine whitespace-pre-wrap wrap-anywhere">{excerpt || '—'}</pre>
        </details>
        {onResend && state !== 'pending' && (
          <Button size="compact" variant="quiet" onClick={onResend}>
            {t(words.resend)}
          </Button>
        )}
      </div>
    </li>
  )
}
