import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writtenLanguage } from '#contract/i18n/languages.ts'
import { staffSearchQuerySchema, staffSearchSchema } from '#contract/search.ts'
import { staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import type { StaffSearch } from './search.service.ts'

/** GET /admin/search. */
export function staffSearchRoutes(search: StaffSearch, settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/search',
      {
        config: { permission: 'desk.use' },
        schema: {
          tags: ['Desk'],
          operationId: 'searchDesk',
          summary: 'Up to five products, messages and users each, of those that one may read',
          description:
            'Rows hold every word of `q`. What is called so (SKU, reference, e-mail) is on top, then what begins so, then the newest. One or two Latin letters are looked for among the newest 2,000 of each kind.',
          querystring: staffSearchQuerySchema,
          response: { 200: staffSearchSchema },
        },
      },
      async (request) => {
        const session = staffOf(request)
        const language = writtenLanguage(readerLanguage(settings, session))
        return { items: await search.find(request.query.q, session.user.role, language) }
      },
    )
  }
}
