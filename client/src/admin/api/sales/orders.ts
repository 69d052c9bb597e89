import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { OrderLink } from '#contract/billing/buyer-orders.ts'
import * as endpoints from '#contract/endpoints/orders.ts'
import * as links from '#contract/endpoints/sales/buyer-orders.ts'
import type { replySchema } from '#contract/requests/messages.ts'
import type {
  newOrderSchema,
  OrderDetail,
  OrderLetterRequest,
  orderChangeSchema,
  orderMoveSchema,
} from '#contract/sales/orders.ts'
import { urlOf } from '../../../api/endpoint.ts'
import { call } from '../request.ts'

export const orderStatsOptions = queryOptions({
  queryKey: ['orders', 'stats'],
  queryFn: ({ signal }) => call(endpoints.getOrderStats, { signal }),
})

export function orderLinkOptions(id: string) {
  return queryOptions({
    queryKey: ['orders', 'link', id],
    queryFn: ({ signal }) => call(links.getOrderLink, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function renewOrderLink(id: string): Promise<OrderLink> {
  return call(links.renewOrderLink, { params: { id } })
}

export function revokeOrderLink(id: string): Promise<OrderLink> {
  return call(links.revokeOrderLink, { params: { id } })
}

export function orderOptions(id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getOrder, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Creates an order; a repeated `submissionId` returns the same order. */
export function createOrder(body: z.output<typeof newOrderSchema>): Promise<OrderDetail> {
  return call(endpoints.createOrder, { body })
}

export function changeOrder(id: string, body: z.output<typeof orderChangeSchema>): Promise<OrderDetail> {
  return call(endpoints.changeOrder, { params: { id }, body })
}

/** @throws order.state, order.stock_short, order.stock_changed, record.changed */
export function moveOrder(id: string, body: z.output<typeof orderMoveSchema>): Promise<OrderDetail> {
  return call(endpoints.moveOrder, { params: { id }, body })
}

/** @throws order.not_held, record.changed */
export function releaseOrder(id: string, version: number): Promise<OrderDetail> {
  return call(endpoints.releaseOrder, { params: { id }, body: { version, reason: '' } })
}

export function packingSlipUrl(id: string): string {
  return urlOf(endpoints.getOrderPackingSlip, { params: { id } })
}

/** Emails the buyer. @throws mail.not_configured */
export function replyToOrder(id: string, body: z.output<typeof replySchema>): Promise<OrderDetail> {
  return call(endpoints.replyToOrder, { params: { id }, body })
}

/** Previews the email that the buyer would get with a status change. */
export function orderEmailOptions(id: string, move: OrderLetterRequest) {
  return queryOptions({
    queryKey: ['order-email', id, move],
    queryFn: ({ signal }) => call(endpoints.previewOrderLetter, { params: { id }, body: move, signal }),
    placeholderData: keepPreviousData,
  })
}
