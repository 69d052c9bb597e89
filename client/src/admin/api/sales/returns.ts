import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type {
  newReturnSchema,
  ReturnDetail,
  returnMoveSchema,
  returnSettlementSchema,
} from '#contract/billing/returns.ts'
import * as endpoints from '#contract/endpoints/sales/returns.ts'
import { call } from '../request.ts'

export function returnOptions(id: string) {
  return queryOptions({
    queryKey: ['billing', 'return', id],
    queryFn: ({ signal }) => call(endpoints.getReturn, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Up to 50 returns of an order. */
export function returnsOfOrderOptions(order: string) {
  return queryOptions({
    queryKey: ['billing', 'returns', order],
    queryFn: ({ signal }) => call(endpoints.listReturns, { query: { order, pageSize: 50 }, signal }),
    staleTime: 0,
  })
}

export function returnableOptions(orderId: string) {
  return queryOptions({
    queryKey: ['billing', 'returnable', orderId],
    queryFn: ({ signal }) => call(endpoints.getReturnable, { params: { id: orderId }, signal }),
    staleTime: 0,
  })
}

/** Adds a return; a repeated `submissionId` returns the same one. */
export function addReturn(orderId: string, body: z.output<typeof newReturnSchema>): Promise<ReturnDetail> {
  return call(endpoints.addReturn, { params: { id: orderId }, body })
}

export function moveReturn(id: string, body: z.output<typeof returnMoveSchema>): Promise<ReturnDetail> {
  return call(endpoints.moveReturn, { params: { id }, body })
}

export function settleReturn(id: string, body: z.output<typeof returnSettlementSchema>): Promise<ReturnDetail> {
  return call(endpoints.settleReturn, { params: { id }, body })
}
