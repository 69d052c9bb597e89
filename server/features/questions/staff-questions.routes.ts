import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  gapChangeSchema,
  gapPageSchema,
  gapTableQuerySchema,
  newQuestionSchema,
  questionGapSchema,
  questionPageSchema,
  questionParametersSchema,
  questionSchema,
  questionTableQuerySchema,
  questionWriteSchema,
} from '#contract/questions.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { Gaps } from './gaps.service.ts'
import type { Questions } from './questions.service.ts'

const tags = ['Assistant']
const reading = { permission: 'conversations.read' } as const
const writing = { permission: 'questions.write' } as const
const missing = { 404: problemResponse }
const refusals = { ...missing, 409: problemResponse }
const params = questionParametersSchema

/** /admin/questions: the questions and answers of /support that staff write. */
export function staffQuestionsRoutes(questions: Questions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/questions',
      {
        config: reading,
        schema: {
          tags,
          operationId: 'listStaffQuestions',
          summary: 'A page of the questions and answers that staff have written, drafts too',
          querystring: questionTableQuerySchema,
          response: { 200: questionPageSchema },
        },
      },
      (request) => questions.page(request.query),
    )

    app.get(
      '/admin/questions/:id',
      {
        config: reading,
        schema: {
          tags,
          operationId: 'getQuestion',
          summary: 'A question with its answer',
          params,
          response: { 200: questionSchema, ...missing },
        },
      },
      (request) => questions.read(request.params.id),
    )

    app.post(
      '/admin/questions',
      {
        config: writing,
        schema: {
          tags,
          operationId: 'addQuestion',
          summary: 'Write a question and its answer',
          description:
            'Its address is made of the question and never changes. What visitors asked (`gapIds`) is answered by it, but for what something else has answered meanwhile. Once published, the assistant knows it at once.',
          body: newQuestionSchema,
          response: { 201: questionSchema },
        },
      },
      async (request, reply) => reply.code(201).send(await questions.add(actorOf(request), request.body)),
    )

    app.put(
      '/admin/questions/:id',
      {
        config: writing,
        schema: {
          tags,
          operationId: 'putQuestion',
          summary: 'Change a question as a whole',
          description:
            '`version` is the one that was edited: where it is no longer the present one, 409 `record.changed` answers with `current`.',
          params,
          body: questionWriteSchema,
          response: { 200: questionSchema, ...refusals },
        },
      },
      (request) => questions.write(actorOf(request), request.params.id, request.body),
    )

    app.delete(
      '/admin/questions/:id',
      {
        config: writing,
        schema: {
          tags,
          operationId: 'deleteQuestion',
          summary: 'Delete a question with its answer',
          description: 'What visitors asked that it answered is open again. Of another version, 409 `record.changed`.',
          params,
          querystring: z.strictObject({
            version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1)),
          }),
          response: { 204: z.void(), ...refusals },
        },
      },
      async (request, reply) => {
        await questions.remove(actorOf(request), request.params.id, request.query.version)
        return reply.code(204).send()
      },
    )
  }
}

/** /admin/question-gaps: what visitors asked that found no source. */
export function gapsRoutes(gaps: Gaps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/question-gaps',
      {
        config: reading,
        schema: {
          tags,
          operationId: 'listQuestionGaps',
          summary: 'What visitors asked that found no source',
          description: 'Questions alike in words are one, in the words of the first; asked most often first.',
          querystring: gapTableQuerySchema,
          response: { 200: gapPageSchema },
        },
      },
      (request) => gaps.page(request.query),
    )

    app.get(
      '/admin/question-gaps/:id',
      {
        config: reading,
        schema: {
          tags,
          operationId: 'getQuestionGap',
          summary: 'One of them',
          params,
          response: { 200: questionGapSchema, ...missing },
        },
      },
      (request) => gaps.read(request.params.id),
    )

    app.patch(
      '/admin/question-gaps/:id',
      {
        config: writing,
        schema: {
          tags,
          operationId: 'changeQuestionGap',
          summary: 'Dismiss it, or open it again',
          description: 'What is answered stays so until its answer is deleted: 409 `record.changed`.',
          params,
          body: gapChangeSchema,
          response: { 204: z.void(), ...refusals },
        },
      },
      async (request, reply) => {
        await gaps.put(actorOf(request), request.params.id, request.body.state)
        return reply.code(204).send()
      },
    )
  }
}
