import { chatConversationParametersSchema, chatTranscriptSchema } from '../assistant/chat.ts'
import {
  conversationDetailSchema,
  conversationFiguresSchema,
  conversationPageSchema,
  conversationParametersSchema,
  conversationTableQuerySchema,
  correctionSchema,
  testQuestionsSchema,
  turnParametersSchema,
} from '../assistant/conversations.ts'
import { endpoint, file, nothing } from '../endpoint.ts'
import { exportQuery } from '../tables.ts'

export const listConversations = endpoint({
  method: 'GET',
  path: '/admin/conversations',
  permission: 'conversations.read',
  tags: ['Assistant'],
  operationId: 'listConversations',
  summary: 'List visitors’ conversations with the assistant, latest message first',
  description:
    '`search` looks in questions and answers; `from` (included) and `to` (not) are of the last message. What visitors typed was masked before it was stored.',
  query: conversationTableQuerySchema,
  answer: conversationPageSchema,
})

export const getConversationFigures = endpoint({
  method: 'GET',
  path: '/admin/conversations/figures',
  permission: 'conversations.read',
  tags: ['Assistant'],
  operationId: 'getConversationFigures',
  summary: 'Get the assistant’s usage in 30 days and its cost today',
  description: 'Of conversations whose last message is of the last 30 days; `costUsd` is US dollars.',
  answer: conversationFiguresSchema,
})

export const exportConversations = endpoint({
  method: 'GET',
  path: '/admin/conversations/export.csv',
  permission: 'inbox.export',
  isExport: true,
  tags: ['Assistant'],
  operationId: 'exportConversations',
  summary: 'Export all matching conversations as CSV, each with its first question',
  query: exportQuery(conversationTableQuerySchema),
  answer: file('text/csv'),
})

export const exportTestQuestions = endpoint({
  method: 'GET',
  path: '/admin/conversations/test-questions/export.json',
  permission: 'inbox.export',
  isExport: true,
  tags: ['Assistant'],
  operationId: 'exportTestQuestions',
  summary: 'Export wrong answers as a file of test questions',
  description:
    'Each as question, what the answer must say, what it must not, and the questions before it; the oldest first.',
  answer: testQuestionsSchema,
})

export const markAnswerWrong = endpoint({
  method: 'PUT',
  path: '/admin/conversations/:id/turns/:turnId/correction',
  permission: 'questions.write',
  tags: ['Assistant'],
  operationId: 'markAnswerWrong',
  summary: 'Mark an answer as wrong, with what it should have said',
  params: turnParametersSchema,
  body: correctionSchema,
  answer: nothing,
  status: 204,
  errors: [404],
})

export const unmarkAnswerWrong = endpoint({
  method: 'DELETE',
  path: '/admin/conversations/:id/turns/:turnId/correction',
  permission: 'questions.write',
  tags: ['Assistant'],
  operationId: 'unmarkAnswerWrong',
  summary: 'Remove the mark of a wrong answer',
  params: turnParametersSchema,
  answer: nothing,
  status: 204,
  errors: [404],
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/admin/conversations/:id',
  permission: 'conversations.read',
  tags: ['Assistant'],
  operationId: 'getConversation',
  summary: 'Get a conversation: questions, answers, sources, cost and outcome',
  params: conversationParametersSchema,
  answer: conversationDetailSchema,
  errors: [404],
})

export const eraseConversation = endpoint({
  method: 'DELETE',
  path: '/admin/conversations/:id',
  permission: 'conversations.erase',
  tags: ['Assistant'],
  operationId: 'eraseConversation',
  summary: 'Delete a conversation permanently',
  description: 'Open questions without a source that nobody else asked go with it; enquiries and quotations stay.',
  params: conversationParametersSchema,
  answer: nothing,
  status: 204,
  errors: [404],
})

export const getOwnConversation = endpoint({
  method: 'GET',
  path: '/chat/conversations/:id',
  permission: 'public',
  tags: ['Assistant'],
  operationId: 'getOwnConversation',
  summary: 'Get a conversation of the visitor’s own',
  description: 'As it is stored: with email addresses, phone numbers and identity card numbers masked.',
  params: chatConversationParametersSchema,
  answer: chatTranscriptSchema,
  errors: [404, 429, 503],
})
