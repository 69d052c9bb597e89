import { queryOptions } from '@tanstack/react-query'
import type { Correction } from '#contract/assistant/conversations.ts'
import * as endpoints from '#contract/endpoints/conversations.ts'
import { urlOf } from '../../api/endpoint.ts'
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

/** Test questions of the answers that are marked as wrong, as a file. */
export const testQuestionsUrl = urlOf(endpoints.exportTestQuestions, {})

interface TurnPlace {
  id: string
  turnId: string
}

/** @throws conversation.not_found */
export function markAnswerWrong(params: TurnPlace, body: Correction): Promise<void> {
  return call(endpoints.markAnswerWrong, { params, body })
}

/** @throws conversation.not_found */
export function unmarkAnswerWrong(params: TurnPlace): Promise<void> {
  return call(endpoints.unmarkAnswerWrong, { params })
}
