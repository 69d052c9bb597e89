import { queryOptions } from '@tanstack/react-query'
import { loadAsking } from './calls/load-calls.ts'

/** GET /chat/conversations/{id}: of the visitor's own; asked for once. */
export function conversationOptions(id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: async ({ signal }) => {
      const { call, getOwnConversation } = await loadAsking(() => import('./calls/conversation-calls.ts'))
      return call(getOwnConversation, { params: { id }, signal })
    },
    retry: false,
  })
}
