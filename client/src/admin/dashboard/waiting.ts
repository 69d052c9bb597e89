import { queryOptions } from '@tanstack/react-query'
import * as inboxEndpoints from '#contract/endpoints/inbox/messages.ts'
import * as quotesEndpoints from '#contract/endpoints/quotes.ts'
import type { ActivityEntity } from '#contract/sales/activities.ts'
import { call } from '../api/request.ts'

export interface Waiting {
  id: string
  entity: Extract<ActivityEntity, 'enquiry' | 'demo-request' | 'quote'>
  reference: string
  name: string
  company: string
  dueAt: string | null
  assigneeName: string | null
}

const shown = 6
const query = new URLSearchParams({ due: 'overdue,due', sort: 'due', pageSize: String(shown) })

/** Open messages of all kinds, by when their 24 hours end. */
export const waitingOptions = queryOptions({
  queryKey: ['figures', 'waiting'],
  async queryFn({ signal }): Promise<Waiting[]> {
    const [enquiries, demoRequests, quotes] = await Promise.all([
      call(inboxEndpoints.listEnquiries, { query, signal }),
      call(inboxEndpoints.listDemoRequests, { query, signal }),
      call(quotesEndpoints.listQuotes, { query, signal }),
    ])
    const waiting: Waiting[] = [
      ...enquiries.items.map((item) => ({ ...item, entity: 'enquiry' as const })),
      ...demoRequests.items.map((item) => ({ ...item, entity: 'demo-request' as const })),
      ...quotes.items.map((item) => ({ ...item, entity: 'quote' as const })),
    ]
    return waiting.sort((one, other) => String(one.dueAt).localeCompare(String(other.dueAt))).slice(0, shown)
  },
})
