import { queryOptions } from '@tanstack/react-query'
import * as inboxEndpoints from '#contract/endpoints/inbox.ts'
import * as quotesEndpoints from '#contract/endpoints/quotes.ts'
import type { ActivityEntity } from '#contract/sales/activities.ts'
import { call } from '../api/request.ts'

/** What the three kinds of messages have in common. */
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

/** Who waits for an answer, of all kinds: whose 24 hours end first, or ended longest ago, comes first. */
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
