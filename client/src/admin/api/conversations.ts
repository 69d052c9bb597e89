import { queryOptions } from '@tanstack/react-query'
import { conversationDetailSchema, conversationFiguresSchema } from '#contract/conversations.ts'
import { call, nothing } from './request.ts'

const path = (id: string) => `/admin/conversations/${encodeURIComponent(id)}`

/** GET /admin/conversations/figures: of the last 30 days, and today's beside the limits. */
export const conversationFiguresOptions = queryOptions({
  queryKey: ['conversations', 'figures'],
  queryFn: ({ signal }) => call('GET', '/admin/conversations/figures', { schema: conversationFiguresSchema, signal }),
})

/** GET /admin/conversations/{id}. */
export function conversationOptions(id: string) {
  return queryOptions({
    queryKey: ['conversations', 'one', id],
    queryFn: ({ signal }) => call('GET', path(id), { schema: conversationDetailSchema, signal }),
  })
}

/** DELETE /admin/conversations/{id}. @throws conversation.not_found */
export function eraseConversation(id: string): Promise<void> {
  return call('DELETE', path(id), { schema: nothing })
}
