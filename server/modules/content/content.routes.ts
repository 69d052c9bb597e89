import type { FastifyPluginAsync } from 'fastify'
import { shownCasesSchema } from '#contract/content/cases.ts'
import { listCaseStudies } from '#contract/endpoints/content/cases.ts'
import { sendAnswer } from '#server/platform/http/answers.ts'
import { route } from '#server/platform/http/route.ts'
import type { ContentShown } from './shown.ts'

/** What visitors read of content that staff own. */
export function contentRoutes(shown: ContentShown): FastifyPluginAsync {
  return async (app) => {
    route(app, listCaseStudies, (request, reply) => {
      const make = () =>
        shownCasesSchema.parse({
          items: shown.current('cases').map(({ key, isSample, data }) => ({ ...data, key, isSample })),
        })
      sendAnswer(request, reply, shown.answer('cases', make))
      return reply
    })
  }
}
