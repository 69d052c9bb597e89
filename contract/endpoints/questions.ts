import * as z from 'zod/mini'
import { missedIntentPageSchema, missedIntentTableQuerySchema } from '../assistant/intents.ts'
import {
  gapChangeSchema,
  gapPageSchema,
  gapTableQuerySchema,
  newQuestionSchema,
  publicQuestionsSchema,
  questionGapSchema,
  questionPageSchema,
  questionParametersSchema,
  questionSchema,
  questionTableQuerySchema,
  questionWriteSchema,
} from '../assistant/questions.ts'
import { endpoint, nothing, stillHolds } from '../endpoint.ts'

export const listStaffQuestions = endpoint({
  method: 'GET',
  path: '/admin/questions',
  permission: 'conversations.read',
  tags: ['Assistant'],
  operationId: 'listStaffQuestions',
  summary: 'List staff’s questions and answers, drafts too',
  query: questionTableQuerySchema,
  answer: questionPageSchema,
})

export const getQuestion = endpoint({
  method: 'GET',
  path: '/admin/questions/:id',
  permission: 'conversations.read',
  tags: ['Assistant'],
  operationId: 'getQuestion',
  summary: 'Get a question with its answer',
  params: questionParametersSchema,
  answer: questionSchema,
  errors: [404],
})

export const addQuestion = endpoint({
  method: 'POST',
  path: '/admin/questions',
  permission: 'questions.write',
  tags: ['Assistant'],
  operationId: 'addQuestion',
  summary: 'Create a question with its answer',
  description:
    'Its address is made of the question and never changes. What visitors asked (`gapIds`) is answered by it, but for what something else has answered meanwhile. Once published, the assistant knows it at once.',
  body: newQuestionSchema,
  answer: questionSchema,
  status: 201,
})

export const putQuestion = endpoint({
  method: 'PUT',
  path: '/admin/questions/:id',
  permission: 'questions.write',
  tags: ['Assistant'],
  operationId: 'putQuestion',
  summary: 'Replace a question',
  description:
    '`version` is the one that was edited: where it is no longer the present one, 409 `record.changed` answers with `current`.',
  params: questionParametersSchema,
  body: questionWriteSchema,
  answer: questionSchema,
  errors: [404, 409],
})

export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/admin/questions/:id',
  permission: 'questions.write',
  tags: ['Assistant'],
  operationId: 'deleteQuestion',
  summary: 'Delete a question with its answer',
  description: 'What visitors asked that it answered is open again. Of another version, 409 `record.changed`.',
  params: questionParametersSchema,
  query: z.strictObject({
    version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1)),
  }),
  answer: nothing,
  status: 204,
  errors: [404, 409],
})

export const listQuestionGaps = endpoint({
  method: 'GET',
  path: '/admin/question-gaps',
  permission: 'conversations.read',
  tags: ['Assistant'],
  operationId: 'listQuestionGaps',
  summary: 'List questions that found no source',
  description: 'Questions alike in words are one, in the words of the first; asked most often first.',
  query: gapTableQuerySchema,
  answer: gapPageSchema,
})

export const listMissedIntents = endpoint({
  method: 'GET',
  path: '/admin/question-intents',
  permission: 'conversations.read',
  tags: ['Assistant'],
  operationId: 'listMissedIntents',
  summary: 'List unanswered and wrongly answered questions by intent',
  description:
    'Counts questions that found no source and are still open, and answers that staff marked as wrong. `search` looks in questions and answers.',
  query: missedIntentTableQuerySchema,
  answer: missedIntentPageSchema,
})

export const getQuestionGap = endpoint({
  method: 'GET',
  path: '/admin/question-gaps/:id',
  permission: 'conversations.read',
  tags: ['Assistant'],
  operationId: 'getQuestionGap',
  summary: 'Get an unanswered question',
  params: questionParametersSchema,
  answer: questionGapSchema,
  errors: [404],
})

export const changeQuestionGap = endpoint({
  method: 'PATCH',
  path: '/admin/question-gaps/:id',
  permission: 'questions.write',
  tags: ['Assistant'],
  operationId: 'changeQuestionGap',
  summary: 'Dismiss an unanswered question, or reopen it',
  description: 'What is answered stays so until its answer is deleted: 409 `record.changed`.',
  params: questionParametersSchema,
  body: gapChangeSchema,
  answer: nothing,
  status: 204,
  errors: [404, 409],
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/questions',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listQuestions',
  summary: 'List published questions and answers, besides those of the support page itself',
  description:
    'In both languages; where the English is empty, the Chinese is shown. `slug` is its address: /support#slug.',
  query: z.strictObject({}),
  answer: publicQuestionsSchema,
  notModified: stillHolds,
  errors: [503],
})
