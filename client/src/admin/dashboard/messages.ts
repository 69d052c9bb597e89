import { queryOptions } from '@tanstack/react-query'
import { demoRequestPageSchema, enquiryPageSchema } from '#contract/messages.ts'
import type { AdminScreen } from '#contract/permissions.ts'
import { quotePageSchema } from '#contract/quotes.ts'
import { call } from '../api/request.ts'

/** What the three kinds of messages have in common. */
export interface Message {
  id: string
  screen: Extract<AdminScreen, 'enquiries' | 'demoRequests' | 'quotes'>
  reference: string
  name: string
  company: string
  createdAt: string
}

const shown = 6
const query = new URLSearchParams({ sort: '-createdAt', suspect: 'false', pageSize: String(shown) })

/** The newest messages of all kinds, suspect ones left out. */
export const newestMessagesOptions = queryOptions({
  queryKey: ['messages', 'newest'],
  async queryFn({ signal }): Promise<Message[]> {
    const [enquiries, demoRequests, quotes] = await Promise.all([
      call('GET', `/admin/enquiries?${query}`, { schema: enquiryPageSchema, signal }),
      call('GET', `/admin/demo-requests?${query}`, { schema: demoRequestPageSchema, signal }),
      call('GET', `/admin/quotes?${query}`, { schema: quotePageSchema, signal }),
    ])
    const messages: Message[] = [
      ...enquiries.items.map((item) => ({ ...item, screen: 'enquiries' as const })),
      ...demoRequests.items.map((item) => ({ ...item, screen: 'demoRequests' as const })),
      ...quotes.items.map((item) => ({ ...item, screen: 'quotes' as const })),
    ]
    return messages.sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, shown)
  },
})
