import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  demoCalendarQuerySchema,
  demoCalendarSchema,
  demoConfirmSchema,
  demoDeclineSchema,
  demoRequestDetailSchema,
} from '#contract/messages.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { Appointments } from './appointments.service.ts'

const tags = ['Inbox']
const params = z.object({ id: z.uuid() })
const response = { 200: demoRequestDetailSchema, 404: problemResponse, 409: problemResponse }

/** GET /admin/demo-requests/calendar, POST …/{id}/confirm and …/{id}/decline. */
export function appointmentsRoutes(appointments: Appointments): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/demo-requests/calendar',
      {
        config: { permission: 'inbox.read' },
        schema: {
          tags,
          operationId: 'listDemoCalendar',
          summary: 'The demos of some days',
          description:
            'At most 62 days, both included, in Hong Kong: demos that hold a slot, and requests that wish for a day and have none. `closed` are the days on which nobody gives demos.',
          querystring: demoCalendarQuerySchema,
          response: { 200: demoCalendarSchema },
        },
      },
      (request) => appointments.calendar(request.query),
    )

    app.post(
      '/admin/demo-requests/:id/confirm',
      {
        config: { permission: 'inbox.answer' },
        schema: {
          tags,
          operationId: 'confirmDemo',
          summary: 'Agree on a slot, or move to another',
          description:
            'Mailed with a calendar entry that replaces the one before; where no mail server is set, nothing is mailed and the activity has no `mail`. The days and times are those of GET /demo-slots, without its notice. 409 `demo_slot.taken`, `demo_slot.closed`, `demo.state`, `record.changed`.',
          params,
          body: demoConfirmSchema,
          response,
        },
      },
      (request) => appointments.confirm(actorOf(request), request.params.id, request.body),
    )

    app.post(
      '/admin/demo-requests/:id/decline',
      {
        config: { permission: 'inbox.answer' },
        schema: {
          tags,
          operationId: 'declineDemo',
          summary: 'Give its slot back, and say so by mail',
          description: 'A demo that was agreed on is taken out of their calendar. 409 `demo.state`, `record.changed`.',
          params,
          body: demoDeclineSchema,
          response,
        },
      },
      (request) => appointments.decline(actorOf(request), request.params.id, request.body),
    )
  }
}
