import { useQueryClient } from '@tanstack/react-query'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Activity } from '#contract/sales/activities.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { addNote, addReceived } from '../../api/activities.ts'
import { orderOptions, replyToOrder } from '../../api/sales/orders.ts'
import { useCan } from '../../api/staff/session.ts'
import { Composer, NoteComposer, Thread, useRetryEmail } from '../../records/thread/index.ts'
import { orderPageWords as words } from './order-page.words.ts'

/** Shows an order's thread. Emails to the buyer can be written if there is an address. */
export function OrderThread({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const canWrite = useCan()('sales.write')
  const { id, reference, customerName, contactName, email, language, thread } = order
  const { queryKey } = orderOptions(id)
  const retry = useRetryEmail(queryKey)
  async function store(adding: Promise<Activity[]>) {
    const added = await adding
    queries.setQueryData(queryKey, (now) => now && { ...now, thread: added })
  }
  const note = (text: string) => store(addNote('orders', id, { text }))
  return (
    <section className="message-panel grid gap-4">
      <h2>{t(words.history)}</h2>
      <Thread activities={thread} onRetry={canWrite ? retry : undefined} />
      {canWrite && email === '' && <NoteComposer draft={`order.${id}`} onNote={note} />}
      {canWrite && email !== '' && (
        <Composer
          record={{ kind: 'order', id }}
          recipient={{
            name: contactName || customerName,
            email,
            language,
            subject: inLanguage(words.subject, language)(reference),
          }}
          onReply={async (email) => queries.setQueryData(queryKey, await replyToOrder(id, email))}
          onNote={note}
          onReceived={(received) => store(addReceived('orders', id, received))}
        />
      )}
    </section>
  )
}
