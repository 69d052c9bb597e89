import type { FastifyPluginAsync } from 'fastify'
import { publicQuestionsSchema } from '#contract/assistant/questions.ts'
import * as endpoints from '#contract/endpoints/questions.ts'
import type { CatalogueCache } from '#server/modules/catalogue/index.ts'
import { route } from '#server/platform/http/route.ts'
import type { Questions } from './questions.service.ts'

export function questionsRoutes(questions: Questions, cache: CatalogueCache): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listQuestions, async (request, reply) => {
      await cache.answer(request, reply, { schema: publicQuestionsSchema, read: () => questions.published() })
      return reply
    })
  }
}
