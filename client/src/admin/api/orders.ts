import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { replySchema } from '#contract/messages.ts'
import {
  type newOrderSchema,
  type OrderDetail,
  type OrderLetterRequest,
  type orderChangeSchema,
  orderDetailSchema,
  orderLetterSchema,
  type orderMoveSchema,
  orderStatsSchema,
} from '#contract/orders.ts'
import { call } from './request.ts'

const path = (id: string) => `/admin/orders/${encodeURIComponent(id)}`

/** GET /admin/orders/stats. */
export const orderStatsOptions = queryOptions({
  queryKey: ['orders', 'stats'],
  queryFn: ({ signal }) => call('GET', '/admin/orders/stats', { schema: orderStatsSchema, signal }),
})

/** GET /admin/orders/{id}: what is worked on is what holds now. */
export function orderOptions(id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => call('GET', path(id), { schema: orderDetailSchema, signal }),
    staleTime: 0,
  })
}

/** POST /admin/orders: the same `submissionId` makes one order. */
export function createOrder(body: z.output<typeof newOrderSchema>): Promise<OrderDetail> {
  return call('POST', '/admin/orders', { schema: orderDetailSchema, body })
}

/** PATCH /admin/orders/{id}. */
export function changeOrder(id: string, body: z.output<typeof orderChangeSchema>): Promise<OrderDetail> {
  return call('PATCH', path(id), { schema: orderDetailSchema, body })
}

/** POST /admin/orders/{id}/status. @throws order.state, order.stock_short, order.stock_changed, record.changed */
export function moveOrder(id: string, body: z.output<typeof orderMoveSchema>): Promise<OrderDetail> {
  return call('POST', `${path(id)}/status`, { schema: orderDetailSchema, body })
}

export type OrderDocument = 'packing-slip' | 'invoice'

/** The address of a document of an order, as a PDF. */
export function orderDocumentUrl(id: string, document: OrderDocument): string {
  return `/api/v1${path(id)}/${document}.pdf`
}

/** POST /admin/orders/{id}/replies: a letter to the buyer. @throws mail.not_configured */
export function replyToOrder(id: string, body: z.output<typeof replySchema>): Promise<OrderDetail> {
  return call('POST', `${path(id)}/replies`, { schema: orderDetailSchema, body })
}

/** POST /admin/orders/{id}/letter: what the buyer would be mailed with a move. */
export function orderLetterOptions(id: string, move: OrderLetterRequest) {
  return queryOptions({
    queryKey: ['orders', 'letter', id, move],
    queryFn: ({ signal }) => call('POST', `${path(id)}/letter`, { schema: orderLetterSchema, body: move, signal }),
    placeholderData: keepPreviousData,
  })
}
