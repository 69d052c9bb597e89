import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/stock/stock.ts'
import type { locationChangeSchema, newLocationSchema } from '#contract/stock/locations.ts'
import type { stockCountSchema, stockTransferSchema } from '#contract/stock/movements.ts'
import type { newReceiptSchema, receiptChangeSchema, receivingSchema } from '#contract/stock/receipts.ts'
import { call } from '../request.ts'

export const stockLocationsOptions = queryOptions({
  queryKey: ['stock', 'locations'],
  queryFn: ({ signal }) => call(endpoints.listStockLocations, { signal }),
  staleTime: 0,
})

export function receiptOptions(id: string) {
  return queryOptions({
    queryKey: ['stock', 'receipt', id],
    queryFn: ({ signal }) => call(endpoints.getReceipt, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function useStockChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    const tables = ['stock', 'stock-movements', 'receipts', 'products', 'orders'].map((name) => ['tables', name])
    for (const queryKey of [['stock'], ['orders'], ['products'], ...tables]) {
      void queries.invalidateQueries({ queryKey })
    }
  }
}

/** @throws stock.changed */
export function countStock(body: z.output<typeof stockCountSchema>): Promise<void> {
  return call(endpoints.countStock, { body })
}

/** Moves pieces; a repeated `submissionId` moves them once. */
export function transferStock(body: z.output<typeof stockTransferSchema>): Promise<void> {
  return call(endpoints.transferStock, { body })
}

export function addLocation(body: z.output<typeof newLocationSchema>) {
  return call(endpoints.addStockLocation, { body })
}

export function changeLocation(id: string, body: z.output<typeof locationChangeSchema>) {
  return call(endpoints.changeStockLocation, { params: { id }, body })
}

/** Records goods; a repeated `submissionId` returns the same receipt. */
export function createReceipt(body: z.output<typeof newReceiptSchema>) {
  return call(endpoints.createReceipt, { body })
}

/** @throws receipt.state */
export function changeReceipt(id: string, body: z.output<typeof receiptChangeSchema>) {
  return call(endpoints.changeReceipt, { params: { id }, body })
}

/** Receives goods; a repeated `submissionId` receives them once. @throws receipt.state */
export function receiveGoods(id: string, body: z.output<typeof receivingSchema>) {
  return call(endpoints.receiveGoods, { params: { id }, body })
}

/** @throws receipt.state */
export function cancelReceipt(id: string, version: number) {
  return call(endpoints.cancelReceipt, { params: { id }, body: { version } })
}
