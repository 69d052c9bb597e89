import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  newOrderSchema,
  orderChangeSchema,
  orderDetailSchema,
  orderLetterRequestSchema,
  orderLetterSchema,
  orderMoveSchema,
} from '#contract/orders.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { OrderChanges } from './order-changes.service.ts'

const tags = ['Sales']
const params = z.object({ id: z.uuid() })
const refusals = { 404: problemResponse, 409: problemResponse }

/** POST /admin/orders, PATCH …/{id}, POST …/{id}/status and …/letter. */
export function ordersWriteRoutes(changes: OrderChanges): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/orders',
      {
        config: { permission: 'sales.write' },
        schema: {
          tags,
          operationId: 'createOrder',
          summary: 'Place an order by hand',
          description:
            'The same form sent twice is one order. Prices are HKD, at the rate that holds now, and are held against no minimum. `order.stock_short` names each line that there is not enough for; nothing is written then.',
          body: newOrderSchema,
          response: { 201: orderDetailSchema, 409: problemResponse },
        },
      },
      async (request, reply) => reply.code(201).send(await changes.create(actorOf(request), request.body)),
    )

    app.patch(
      '/admin/orders/:id',
      {
        config: { permission: 'sales.write' },
        schema: {
          tags,
          operationId: 'changeOrder',
          summary: 'Change what an order says',
          description:
            'What is not given stays. Lines are set as a whole until the order is shipped, and the stock they hold anew; the rest until it is delivered or cancelled. `tell` mails the buyer the lines, where they changed, and what they come to.',
          params,
          body: orderChangeSchema,
          response: { 200: orderDetailSchema, ...refusals },
        },
      },
      (request) => changes.edit(actorOf(request), request.params.id, request.body),
    )

    app.post(
      '/admin/orders/:id/status',
      {
        config: { permission: 'sales.write' },
        schema: {
          tags,
          operationId: 'moveOrder',
          summary: 'Move an order to its next status, and its stock with it',
          description:
            'pending → processing → shipped → delivered; cancelled until it is shipped. Shipping takes the stock, cancelling gives it back. With `pieces`, an order that is short ships those, as each line’s `shippable` says, and the rest becomes an order of its own (`backOrder`), in processing; `order.stock_changed` where others could go by now, `order.stock_short` where there is nothing at all. `tell` mails the buyer in their language.',
          params,
          body: orderMoveSchema,
          response: { 200: orderDetailSchema, ...refusals },
        },
      },
      (request) => changes.move(actorOf(request), request.params.id, request.body),
    )

    app.post(
      '/admin/orders/:id/letter',
      {
        config: { permission: 'sales.write' },
        schema: {
          tags,
          operationId: 'previewOrderLetter',
          summary: 'What the buyer would be mailed with a move, or with other lines; nothing is sent',
          params,
          body: orderLetterRequestSchema,
          response: { 200: orderLetterSchema, 404: problemResponse },
        },
      },
      (request) => changes.letter(request.params.id, request.body),
    )
  }
}
