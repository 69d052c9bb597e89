import { useQueryClient } from '@tanstack/react-query'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataGrid } from '../../ui/figures/DataGrid.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { retryDelivery } from '../api/messages.ts'
import { useCan } from '../api/staff/session.ts'
import { useFormats } from '../i18n/formats.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { channelWords, deliveryWords, messagesWords as words } from '../words/messages.words.ts'
import { workWords } from './work.words.ts'

const tones = { pending: 'quiet', delivered: 'signal', parked: 'danger' } as const

/** Lists where a message was forwarded, and the state of each delivery. */
export function Deliveries({ reference, deliveries }: Pick<EnquiryDetail, 'reference' | 'deliveries'>) {
  const t = useTranslate()
  const canAnswer = useCan()('inbox.answer')
  const retry = useRetry(reference)
  const { dateTime, number } = useFormats()
  if (deliveries.length === 0) {
    return (
      <section className="message-panel">
        <h2>{t(words.deliveries)}</h2>
        <p className="text-ink-quiet">{t(words.noDeliveries)}</p>
      </section>
    )
  }
  return (
    <section className="message-panel">
      <DataGrid
        caption={t(words.deliveries)}
        heads={[words.channel, words.state, words.attempts, words.delivered].map(t)}
        rows={deliveries.map(({ channel, status, attempts, lastError, deliveredAt }) => ({
          name: t(channelWords[channel]),
          cells: [
            <div key="state">
              <Badge tone={tones[status]}>{t(deliveryWords[status])}</Badge>
              {status === 'parked' && <p className="text-fine text-ink-quiet">{t(words.parkedHint)}</p>}
              {status !== 'delivered' && lastError && (
                <p className="font-[ui-monospace,monospace] text-[0.75rem] wrap-anywhere text-danger">{lastError}</p>
              )}
              {status === 'parked' && canAnswer && (
                <Button size="compact" className="mt-1" onClick={() => void retry(channel)}>
                  {t(workWords.retryDelivery)}
                </Button>
              )}
            </div>,
            number(attempts),
            deliveredAt ? dateTime(deliveredAt) : '—',
          ],
        }))}
      />
    </section>
  )
}

/** Retries a dead-lettered delivery and shows a toast. */
function useRetry(reference: string): (channel: string) => Promise<void> {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  return async (channel) => {
    try {
      await retryDelivery(reference, channel)
      toast(t(workWords.retryStarted))
    } catch (error) {
      toast(t(workWords.retryFailed), 'failure', failureWords(error))
    } finally {
      for (const queryKey of [['messages'], ['quotes']]) void queries.invalidateQueries({ queryKey })
    }
  }
}
