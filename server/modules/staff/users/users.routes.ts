import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/users.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { originOf } from '#server/platform/http/origin.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { userColumns } from './users.columns.ts'
import type { UsersService } from './users.service.ts'

export function usersRoutes(users: UsersService, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listUsers, (request) => users.page(request.query))

    route(app, endpoints.getUserStats, () => users.stats())

    route(
      app,
      endpoints.exportUsers,
      (request, reply) => {
        const { headings, ...filter } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'users', users.all(actorOf(request), filter), userColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )

    route(app, endpoints.getUser, (request) => users.get(request.params.id))
  }
}

export function usersWriteRoutes(users: UsersService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.inviteUser, (request) =>
      users.invite(actorOf(request), request.body, originOf(request, undefined)),
    )

    route(app, endpoints.changeUser, (request) => users.change(actorOf(request), request.params.id, request.body))
  }
}
