import { queryOptions } from '@tanstack/react-query'
import type { BuyerOrder } from '#contract/billing/buyer-orders.ts'
import type { BuyerReturns, NewReturn } from '#contract/billing/returns.ts'
import * as endpoints from '#contract/endpoints/sales/buyer-orders.ts'
import { listBuyerDevices } from '#contract/endpoints/sales/devices.ts'
import * as returnEndpoints from '#contract/endpoints/sales/returns.ts'
import { apiRoot, filePaths } from '#contract/paths.ts'
import type { BuyerDevices, JoinServer } from '#contract/sales/devices.ts'
import { call } from '../request.ts'

/** A page that the server rendered is not older than this. */
const newMs = 10_000
const refreshMs = 60_000

/** GET /order-links/{token}/devices */
export function buyerDevicesOptions(token: string) {
  return queryOptions({
    queryKey: ['buyer-order', token, 'devices'],
    queryFn: ({ signal }): Promise<BuyerDevices> => call(listBuyerDevices, { params: { orderToken: token }, signal }),
  })
}

/** Devices of the order with their keys, for a join server, on this origin. */
export function joinFileUrl(token: string, format: JoinServer): string {
  return `${apiRoot}${filePaths.joinFile.replace(':orderToken', encodeURIComponent(token))}?format=${format}`
}

/** GET /order-links/{token}: read again while the order may move on. */
export function buyerOrderOptions(token: string) {
  return queryOptions({
    queryKey: ['buyer-order', token],
    queryFn: ({ signal }): Promise<BuyerOrder> =>
      call(endpoints.getBuyerOrder, { params: { orderToken: token }, signal }),
    staleTime: newMs,
    refetchInterval: ({ state: { data } }) => (data && data.status !== 'cancelled' ? refreshMs : false),
  })
}

/** GET /order-links/{token}/returns: those of the order, and what could be returned. */
export function buyerReturnsOptions(token: string) {
  return queryOptions({
    queryKey: ['buyer-order', token, 'returns'],
    queryFn: ({ signal }): Promise<BuyerReturns> =>
      call(returnEndpoints.getBuyerReturns, { params: { orderToken: token }, signal }),
    staleTime: newMs,
  })
}

/** POST /order-links/{token}/returns; a repeated `submissionId` is the same return. */
export function requestReturn(token: string, form: NewReturn): Promise<BuyerReturns> {
  return call(returnEndpoints.requestReturn, { params: { orderToken: token }, body: form })
}
