import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/conversations.ts'
import { call } from './request.ts'

/** Figures of the last 30 days, and today's usage against the limits. */
export const conversationFiguresOptions = queryOptions({
  queryKey: ['conversations', 'figures'],
  queryFn: ({ signal }) => call(endpoints.getConversationFigures, { signal }),
})

export function conversationOptions(id: string) {
  return queryOptions({
    queryKey: ['conversations', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getConversation, { params: { id }, signal }),
  })
}

/** @throws conversation.not_found */
export function eraseConversation(id: string): Promise<void> {
  return call(endpoints.eraseConversation, { params: { id } })
}
