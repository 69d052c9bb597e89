import type { FastifyPluginAsync } from 'fastify'
import { shownCasesSchema } from '#contract/content/cases.ts'
import { homePlansMost, homeSchema } from '#contract/content/home.ts'
import { shownPlansSchema } from '#contract/content/plans.ts'
import { listCaseStudies } from '#contract/endpoints/content/cases.ts'
import { getHome } from '#contract/endpoints/content/home.ts'
import { listPlans } from '#contract/endpoints/content/plans.ts'
import { sendAnswer } from '#server/platform/http/answers.ts'
import { route } from '#server/platform/http/route.ts'
import { plansOf } from './plans.ts'
import type { ContentShown } from './shown.ts'

/** What visitors read of content that staff own. */
export function contentRoutes(shown: ContentShown): FastifyPluginAsync {
  return async (app) => {
    route(app, getHome, (request, reply) => {
      const make = () =>
        homeSchema.parse({
          hero: shown.current('hero')[0]?.data ?? null,
          plans: plansOf(shown).slice(0, homePlansMost),
        })
      sendAnswer(request, reply, shown.answer('hero', make))
      return reply
    })

    route(app, listPlans, (request, reply) => {
      const make = () => shownPlansSchema.parse({ items: plansOf(shown) })
      sendAnswer(request, reply, shown.answer('plans', make))
      return reply
    })

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
