import type { FastifyPluginAsync } from 'fastify'
import { publicQuestionsSchema } from '#contract/assistant/questions.ts'
import * as endpoints from '#contract/endpoints/questions.ts'
import type { CatalogueCache } from '#server/modules/catalogue/index.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Gaps } from './gaps.service.ts'
import type { Questions } from './questions.service.ts'

export function staffQuestionsRoutes(questions: Questions): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listStaffQuestions, (request) => questions.page(request.query))

    route(app, endpoints.getQuestion, (request) => questions.read(request.params.id))

    route(app, endpoints.addQuestion, (request) => questions.add(actorOf(request), request.body))

    route(app, endpoints.putQuestion, (request) => questions.write(actorOf(request), request.params.id, request.body))

    route(app, endpoints.deleteQuestion, async (request) => {
      await questions.remove(actorOf(request), request.params.id, request.query.version)
    })
  }
}

export function gapsRoutes(gaps: Gaps): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listQuestionGaps, (request) => gaps.page(request.query))

    route(app, endpoints.listMissedIntents, (request) => gaps.byIntent(request.query))

    route(app, endpoints.getQuestionGap, (request) => gaps.read(request.params.id))

    route(app, endpoints.changeQuestionGap, async (request) => {
      await gaps.put(actorOf(request), request.params.id, request.body.state)
    })
  }
}

export function questionsRoutes(questions: Questions, cache: CatalogueCache): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listQuestions, async (request, reply) => {
      await cache.answer(request, reply, { schema: publicQuestionsSchema, read: () => questions.published() })
      return reply
    })
  }
}
