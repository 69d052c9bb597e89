import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { publicQuestionsSchema } from '#contract/questions.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { CatalogueCache } from '../products/catalogue.cache.ts'
import type { Questions } from './questions.service.ts'

const notModified = z
  .null()
  .register(z.globalRegistry, { description: 'Not modified: the answer the client has still holds' })

/** GET /questions: what staff have written, for /support; kept as bytes until a question changes. */
export function questionsRoutes(questions: Questions, cache: CatalogueCache): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/questions',
      {
        schema: {
          tags: ['Site'],
          operationId: 'listQuestions',
          summary: 'Published questions and answers, beside those of the support page itself',
          description:
            'In both languages; where the English is empty, the Chinese is shown. `slug` is its address: /support#slug.',
          headers: z.object({ 'if-none-match': z.optional(z.string()) }),
          querystring: z.strictObject({}),
          response: { 200: publicQuestionsSchema, 304: notModified, 503: problemResponse },
        },
      },
      async (request, reply) => {
        await cache.answer(request, reply, { schema: publicQuestionsSchema, read: () => questions.published() })
        return reply
      },
    )
  }
}
