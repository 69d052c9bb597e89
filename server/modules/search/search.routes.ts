import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/back-office.ts'
import { writtenLanguage } from '#contract/i18n/languages.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { route } from '#server/platform/http/route.ts'
import { staffOf } from '#server/platform/http/staff-zone.ts'
import type { StaffSearch } from './search.service.ts'

export function staffSearchRoutes(search: StaffSearch, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.searchDesk, async (request) => {
      const session = staffOf(request)
      const language = writtenLanguage(readerLanguage(settings, session))
      return { items: await search.find(request.query.q, session.user.role, language) }
    })
  }
}
