import { queryOptions } from '@tanstack/react-query'
import { chatTranscriptSchema } from '#contract/chat.ts'
import { get } from './request.ts'

/** GET /chat/conversations/{id}: of the visitor's own; asked for once. */
export function conversationOptions(id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => get(`/chat/conversations/${encodeURIComponent(id)}`, chatTranscriptSchema, signal),
    retry: false,
  })
}
