import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { savedViewSchema, viewListSchema, viewQuerySchema, viewWriteSchema } from '#contract/views.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import type { ViewsService } from './views.service.ts'

const tags = ['Desk']
const params = z.object({ id: z.uuid() })
const config = { permission: 'desk.use' } as const

/** GET and POST /admin/views, PUT and DELETE /admin/views/{id}. */
export function viewsRoutes(views: ViewsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/views',
      {
        config,
        schema: {
          tags,
          operationId: 'listViews',
          summary: 'Saved views of a table: one’s own, those of one’s role, everyone’s',
          querystring: viewQuerySchema,
          response: { 200: viewListSchema },
        },
      },
      async (request) => ({ items: await views.list(staffOf(request).user, request.query.table) }),
    )

    app.post(
      '/admin/views',
      {
        config,
        schema: {
          tags,
          operationId: 'createView',
          summary: 'Save a view',
          description: 'Anybody shares with their role; Managers and above, with everyone.',
          body: viewWriteSchema,
          response: { 201: savedViewSchema, 409: problemResponse },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await views.add(staffOf(request).user, actorOf(request), request.body)),
    )

    app.put(
      '/admin/views/:id',
      {
        config,
        schema: {
          tags,
          operationId: 'writeView',
          summary: 'Write over a view of one’s own',
          params,
          body: viewWriteSchema,
          response: { 200: savedViewSchema, 404: problemResponse, 409: problemResponse },
        },
      },
      (request) => views.write(staffOf(request).user, actorOf(request), request.params.id, request.body),
    )

    app.delete(
      '/admin/views/:id',
      {
        config,
        schema: {
          tags,
          operationId: 'deleteView',
          summary: 'Delete a view of one’s own; a Super Admin deletes everyone’s too',
          params,
          response: { 204: z.void(), 404: problemResponse },
        },
      },
      async (request, reply) => {
        await views.delete(staffOf(request).user, actorOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }
}
