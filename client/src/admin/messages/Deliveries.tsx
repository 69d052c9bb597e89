import type { EnquiryDetail } from '#contract/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DataGrid } from '../../ui/DataGrid.tsx'
import { useFormats } from '../formats.ts'
import { channelWords, deliveryWords, messagesWords as words } from './messages.words.ts'

const tones = { pending: 'quiet', delivered: 'signal', parked: 'danger' } as const

/** Where the message was forwarded to, and what became of it. */
export function Deliveries({ deliveries }: Pick<EnquiryDetail, 'deliveries'>) {
  const t = useTranslate()
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
              {status !== 'delivered' && lastError && <p className="message-error">{lastError}</p>}
            </div>,
            number(attempts),
            deliveredAt ? dateTime(deliveredAt) : '—',
          ],
        }))}
      />
    </section>
  )
}
