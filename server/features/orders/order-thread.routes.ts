import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { noteSchema, receivedSchema, threadSchema } from '#contract/activities.ts'
import { replySchema } from '#contract/messages.ts'
import { orderDetailSchema } from '#contract/orders.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { OrderChanges } from './order-changes.service.ts'

const tags = ['Sales']
const params = z.object({ id: z.uuid() })
const config = { permission: 'sales.write' } as const

/** POST /admin/orders/{id}/notes, …/received and …/replies. */
export function orderThreadRoutes(orders: OrderChanges): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/orders/:id/notes',
      {
        config,
        schema: {
          tags,
          operationId: 'noteOrder',
          summary: 'Leave a note on an order, for staff alone',
          params,
          body: noteSchema,
          response: { 200: threadSchema, 404: problemResponse },
        },
      },
      (request) => orders.note(actorOf(request), request.params.id, request.body.text),
    )

    app.post(
      '/admin/orders/:id/received',
      {
        config,
        schema: {
          tags,
          operationId: 'receiveOrderMessage',
          summary: 'Copy in what the buyer said by another way',
          params,
          body: receivedSchema,
          response: { 200: threadSchema, 404: problemResponse },
        },
      },
      (request) => orders.received(actorOf(request), request.params.id, request.body),
    )

    app.post(
      '/admin/orders/:id/replies',
      {
        config,
        schema: {
          tags,
          operationId: 'replyToOrder',
          summary: 'Write to the buyer of an order',
          description: 'Mailed in the order’s thread, in the buyer’s language around the text.',
          params,
          body: replySchema,
          response: { 200: orderDetailSchema, 404: problemResponse, 409: problemResponse },
        },
      },
      (request) => orders.reply(actorOf(request), request.params.id, request.body),
    )
  }
}
