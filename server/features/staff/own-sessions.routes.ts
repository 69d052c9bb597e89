import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { ownSessionsSchema } from '#contract/staff.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import type { Staff } from './staff.service.ts'

const tags = ['Own account']
const self = { permission: 'self' } as const
/** Whoever has taken a session over shall not shut its owner out. */
const sensitive = { ...self, confirmed: true } as const

/** /auth/sessions: seeing and ending one's own. */
export function ownSessionsRoutes({ ownSessions, sessions }: Staff): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/auth/sessions',
      {
        config: self,
        schema: {
          tags,
          operationId: 'listOwnSessions',
          summary: 'Your own sessions',
          response: { 200: ownSessionsSchema },
        },
      },
      async (request) => ({ items: await ownSessions.list(staffOf(request)) }),
    )

    app.delete(
      '/auth/sessions/:id',
      {
        config: sensitive,
        schema: {
          tags,
          operationId: 'endOwnSession',
          summary: 'End one of your sessions',
          params: z.object({ id: z.uuid() }),
          response: { 204: z.void(), 404: problemResponse },
        },
      },
      async (request, reply) => {
        const session = staffOf(request)
        const { id } = request.params
        await ownSessions.end(session, id, actorOf(request))
        if (id === session.id && session.kind === 'cookie') sessions.clearCookie(request, reply)
        return reply.code(204).send()
      },
    )

    app.delete(
      '/auth/sessions',
      {
        config: sensitive,
        schema: {
          tags,
          operationId: 'endOtherSessions',
          summary: 'End all of your sessions but this one',
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await ownSessions.endOthers(staffOf(request), actorOf(request))
        return reply.code(204).send()
      },
    )
  }
}
