import {
  chatAnswerSchema,
  chatConversationParametersSchema,
  chatHandOverSchema,
  chatRatingSchema,
  chatRegenerateSchema,
  chatRequestSchema,
  chatTurnParametersSchema,
} from '../assistant/chat.ts'
import { endpoint, nothing } from '../endpoint.ts'

const events =
  'Where `text/event-stream` is accepted: `begun`, then `text` again and again, with `looking` where something is looked up and the text begins anew, then `answered`, which holds the whole anew, or `failed`. To close the connection ends the work. Else one answer in JSON, or a problem. The cookie `assistant` tells whose the conversation is.'

export const askAssistant = endpoint({
  method: 'POST',
  path: '/chat',
  permission: 'public',
  tags: ['Assistant'],
  operationId: 'askAssistant',
  summary: 'Ask the assistant a question',
  description: events,
  body: chatRequestSchema,
  answer: chatAnswerSchema,
  hasEvents: true,
  errors: [404, 409, 429, 502, 503],
})

export const regenerateAnswer = endpoint({
  method: 'POST',
  path: '/chat/conversations/:id/regenerate',
  permission: 'public',
  tags: ['Assistant'],
  operationId: 'regenerateAnswer',
  summary: 'Generate another answer to the last question',
  description: `Takes the place of the former. ${events}`,
  params: chatConversationParametersSchema,
  body: chatRegenerateSchema,
  answer: chatAnswerSchema,
  hasEvents: true,
  errors: [404, 409, 429, 502, 503],
})

export const rateAnswer = endpoint({
  method: 'PUT',
  path: '/chat/conversations/:id/turns/:turnId/rating',
  permission: 'public',
  tags: ['Assistant'],
  operationId: 'rateAnswer',
  summary: 'Rate an answer as helpful or not; null removes the rating',
  params: chatTurnParametersSchema,
  body: chatRatingSchema,
  answer: nothing,
  status: 204,
  errors: [404, 429, 503],
})

export const handConversationOver = endpoint({
  method: 'POST',
  path: '/chat/conversations/:id/hand-overs',
  permission: 'public',
  tags: ['Assistant'],
  operationId: 'handConversationOver',
  summary: 'Record that the visitor continues with staff',
  params: chatConversationParametersSchema,
  body: chatHandOverSchema,
  answer: nothing,
  status: 204,
  errors: [404, 429, 503],
})
