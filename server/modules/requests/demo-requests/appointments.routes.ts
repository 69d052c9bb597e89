import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/inbox/messages.ts'
import { changeEach } from '#server/platform/http/bulk.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Appointments } from './appointments.service.ts'

export function appointmentsRoutes(appointments: Appointments): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listDemoCalendar, (request) => appointments.calendar(request.query))

    route(app, endpoints.confirmDemo, (request) =>
      appointments.confirm(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.declineDemo, (request) =>
      appointments.decline(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.declineDemos, (request) =>
      changeEach(request, request.body.rows, ({ id, ...given }) => appointments.decline(actorOf(request), id, given)),
    )
  }
}
