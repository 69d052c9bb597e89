import type * as z from 'zod/mini'
import type { BulkResult } from '#contract/bulk-results.ts'
import * as inbox from '#contract/endpoints/inbox/messages.ts'
import { moveOrders, printOrders } from '#contract/endpoints/orders.ts'
import * as quotes from '#contract/endpoints/quotes.ts'
import type { demoChangesSchema, demoDeclinesSchema, enquiryChangesSchema } from '#contract/requests/messages.ts'
import type { orderMovesSchema } from '#contract/sales/orders.ts'
import type { quoteChangesSchema, quoteDecisionsSchema } from '#contract/sales/quotes.ts'
import { urlOf } from '../../api/endpoint.ts'
import { call } from './request.ts'

/** Rows of a bulk request, at most 100, each of which is done or refused by itself. */
type RowsOf<Schema extends z.core.$ZodType<unknown, { rows: unknown }>> = z.input<Schema>['rows']

export const bulkChanges = {
  enquiries: (rows: RowsOf<typeof enquiryChangesSchema>): Promise<BulkResult> =>
    call(inbox.changeEnquiries, { body: { rows } }),
  demoRequests: (rows: RowsOf<typeof demoChangesSchema>): Promise<BulkResult> =>
    call(inbox.changeDemoRequests, { body: { rows } }),
  declineDemos: (rows: RowsOf<typeof demoDeclinesSchema>): Promise<BulkResult> =>
    call(inbox.declineDemos, { body: { rows } }),
  quotes: (rows: RowsOf<typeof quoteChangesSchema>): Promise<BulkResult> =>
    call(quotes.changeQuotes, { body: { rows } }),
  decideQuotes: (rows: RowsOf<typeof quoteDecisionsSchema>): Promise<BulkResult> =>
    call(quotes.decideQuotes, { body: { rows } }),
  moveOrders: (rows: RowsOf<typeof orderMovesSchema>): Promise<BulkResult> => call(moveOrders, { body: { rows } }),
}

/** URLs of printable documents of several records. */
export const printUrls = {
  enquiries: (ids: readonly string[]) => urlOf(inbox.printEnquiries, { query: { ids: ids.join() } }),
  demoRequests: (ids: readonly string[]) => urlOf(inbox.printDemoRequests, { query: { ids: ids.join() } }),
  quotes: (ids: readonly string[]) => urlOf(quotes.printQuotes, { query: { ids: ids.join() } }),
  orders: (ids: readonly string[]) => urlOf(printOrders, { query: { ids: ids.join() } }),
}
