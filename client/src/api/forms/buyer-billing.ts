import { queryOptions } from '@tanstack/react-query'
import type { BuyerBilling } from '#contract/billing/buyers.ts'
import * as endpoints from '#contract/endpoints/billing.ts'
import { apiRoot, filePaths } from '#contract/paths.ts'
import { call } from '../request.ts'

const minuteMs = 60_000

/** GET /order-links/{orderToken}/billing, again every minute while something is open: payments come by themselves. */
export function buyerBillingOptions(token: string) {
  return queryOptions({
    queryKey: ['buyer-order', token, 'billing'],
    queryFn: ({ signal }): Promise<BuyerBilling> =>
      call(endpoints.getBuyerBilling, { params: { orderToken: token }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.invoices.some(({ open }) => open > 0) ? minuteMs : false),
  })
}

/** @returns address of the hosted page */
export async function payByCard(token: string, id: string): Promise<string> {
  return (await call(endpoints.payByCard, { params: { orderToken: token, issued: id } })).url
}

/** A document of the order, on this origin. */
export function buyerDocumentUrl(token: string, id: string): string {
  return apiRoot + filePaths.buyerDocument.replace(':orderToken', encodeURIComponent(token)).replace(':issued', id)
}
