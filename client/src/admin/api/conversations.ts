import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/conversations.ts'
import { call } from './request.ts'

/** GET /admin/conversations/figures: of the last 30 days, and today's beside the limits. */
export const conversationFiguresOptions = queryOptions({
  queryKey: ['conversations', 'figures'],
  queryFn: ({ signal }) => call(endpoints.getConversationFigures, { signal }),
})

/** GET /admin/conversations/{id}. */
export function conversationOptions(id: string) {
  return queryOptions({
    queryKey: ['conversations', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getConversation, { params: { id }, signal }),
  })
}

/** DELETE /admin/conversations/{id}. @throws conversation.not_found */
export function eraseConversation(id: string): Promise<void> {
  return call(endpoints.eraseConversation, { params: { id } })
}
