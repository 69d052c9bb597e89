import { queryOptions } from '@tanstack/react-query'
import type { BuyerOrder } from '#contract/billing/buyer-orders.ts'
import * as endpoints from '#contract/endpoints/sales/buyer-orders.ts'
import { call } from '../request.ts'

/** A page that the server rendered is not older than this. */
const newMs = 10_000
const refreshMs = 60_000

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
