import { useQueryClient } from '@tanstack/react-query'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { addNote } from '../api/activities.ts'
import { customerOptions } from '../api/sales/customers.ts'
import { NoteComposer, Thread } from '../records/thread/index.ts'
import { customerPageWords as words } from './customer-page.words.ts'

export function CustomerThread({ customer, canWrite }: { customer: CustomerDetail; canWrite: boolean }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { id, thread } = customer
  async function note(text: string) {
    const added = await addNote('customers', id, { text })
    queries.setQueryData(customerOptions(id).queryKey, (now) => now && { ...now, thread: added })
  }
  return (
    <section className="message-panel grid gap-4">
      <h2>{t(words.history)}</h2>
      <Thread activities={thread} />
      {canWrite && <NoteComposer draft={`customer.${id}`} onNote={note} />}
    </section>
  )
}
