import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/conversations.ts'
import { call } from './calls/request.ts'

/** GET /chat/conversations/{id}: of the visitor's own; asked for once. */
export function conversationOptions(id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => call(endpoints.getOwnConversation, { params: { id }, signal }),
    retry: false,
  })
}
