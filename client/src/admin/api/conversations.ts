import { queryOptions } from '@tanstack/react-query'
import { conversationDetailSchema } from '#contract/conversations.ts'
import { call } from './request.ts'

const path = (id: string) => `/admin/conversations/${encodeURIComponent(id)}`

/** GET /admin/conversations/{id}. */
export function conversationOptions(id: string) {
  return queryOptions({
    queryKey: ['conversations', 'one', id],
    queryFn: ({ signal }) => call('GET', path(id), { schema: conversationDetailSchema, signal }),
  })
}
