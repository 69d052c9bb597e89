import type { FastifyPluginAsync } from 'fastify'
import { shownCasesSchema } from '#contract/content/cases.ts'
import { homePlansMost, homeSchema } from '#contract/content/home.ts'
import { shownPlansSchema } from '#contract/content/plans.ts'
import {
  getCompany,
  getHome,
  listCaseStudies,
  listIndustries,
  listPlans,
  listRegulations,
} from '#contract/endpoints/content/pages.ts'
import { sendAnswer } from '#server/platform/http/answers.ts'
import { route } from '#server/platform/http/route.ts'
import { companyOf } from './company.ts'
import { industriesNow, withExistingPage } from './industries.ts'
import type { PublishedContent } from './published-content.ts'
import { plansOf } from './published-content.ts'
import { regulationsNow } from './regulations.ts'

export function contentRoutes(shown: PublishedContent): FastifyPluginAsync {
  return async (app) => {
    route(app, getHome, (request, reply) => {
      const make = () => {
        const hero = shown.current('hero')[0]?.data
        return homeSchema.parse({
          hero: hero
            ? { ...hero, first: withExistingPage(shown, hero.first), second: withExistingPage(shown, hero.second) }
            : null,
          plans: plansOf(shown).slice(0, homePlansMost),
        })
      }
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
          items: shown.current('cases').map(({ key, isSample, data }) => {
            return { ...data, key, isSample, solution: withExistingPage(shown, data.solution) }
          }),
        })
      sendAnswer(request, reply, shown.answer('cases', make))
      return reply
    })

    route(app, getCompany, (request, reply) => {
      sendAnswer(
        request,
        reply,
        shown.answer('about', () => companyOf(shown)),
      )
      return reply
    })

    route(app, listIndustries, (request, reply) => {
      sendAnswer(
        request,
        reply,
        shown.answer('industries', () => industriesNow(shown)),
      )
      return reply
    })

    route(app, listRegulations, (request, reply) => {
      sendAnswer(
        request,
        reply,
        shown.answer('regulations', () => regulationsNow(shown)),
      )
      return reply
    })
  }
}
