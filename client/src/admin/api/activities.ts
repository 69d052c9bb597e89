import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/back-office.ts'
import * as customersEndpoints from '#contract/endpoints/customers.ts'
import * as inboxEndpoints from '#contract/endpoints/inbox/messages.ts'
import * as ordersEndpoints from '#contract/endpoints/orders.ts'
import * as quotesEndpoints from '#contract/endpoints/quotes.ts'
import type { Activity, noteSchema, receivedSchema } from '#contract/sales/activities.ts'
import { call } from './request.ts'

const notes = {
  enquiries: inboxEndpoints.noteOnEnquiry,
  'demo-requests': inboxEndpoints.noteOnDemoRequest,
  quotes: quotesEndpoints.addQuoteNote,
  orders: ordersEndpoints.noteOrder,
  customers: customersEndpoints.addCustomerNote,
}
const received = {
  enquiries: inboxEndpoints.addReceivedToEnquiry,
  'demo-requests': inboxEndpoints.addReceivedToDemoRequest,
  quotes: quotesEndpoints.addQuoteReceived,
  orders: ordersEndpoints.receiveOrderMessage,
}

export type ThreadPath = keyof typeof notes

/** @returns the whole thread */
export function addNote(of: ThreadPath, id: string, body: z.output<typeof noteSchema>): Promise<Activity[]> {
  return call(notes[of], { params: { id }, body })
}

/** @returns the whole thread */
export function addReceived(
  of: keyof typeof received,
  id: string,
  body: z.output<typeof receivedSchema>,
): Promise<Activity[]> {
  return call(received[of], { params: { id }, body })
}

/** Sends a dead-lettered email of a thread again. @throws delivery.not_parked */
export async function retryEmail(activityId: string): Promise<void> {
  await call(endpoints.retryLetter, { params: { id: activityId } })
}

const recentMost = 8

export const recentActivityOptions = queryOptions({
  queryKey: ['activities', 'recent'],
  queryFn: ({ signal }) => call(endpoints.listRecentActivity, { query: { limit: recentMost }, signal }),
})
