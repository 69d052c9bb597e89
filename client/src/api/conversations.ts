import { queryOptions } from '@tanstack/react-query'
import { getOwnConversation } from '#contract/endpoints/conversations.ts'
import { call } from './request.ts'

/** GET /chat/conversations/{id}: of the visitor's own; asked for once. */
export function conversationOptions(id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => call(getOwnConversation, { params: { id }, signal }),
    retry: false,
  })
}
