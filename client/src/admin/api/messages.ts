import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/inbox/messages.ts'
import type {
  DemoRequestDetail,
  demoChangeSchema,
  demoConfirmSchema,
  demoDeclineSchema,
  EnquiryDetail,
  enquiryChangeSchema,
  NewReply,
} from '#contract/requests/messages.ts'
import { call } from './request.ts'

export function enquiryOptions(id: string) {
  return queryOptions({
    queryKey: ['messages', 'enquiry', id],
    queryFn: ({ signal }) => call(endpoints.getEnquiry, { params: { id }, signal }),
  })
}

/** @throws record.changed, with the current enquiry */
export function changeEnquiry(id: string, body: z.output<typeof enquiryChangeSchema>): Promise<EnquiryDetail> {
  return call(endpoints.changeEnquiry, { params: { id }, body })
}

/** @throws mail.not_configured */
export function replyToEnquiry(id: string, body: NewReply): Promise<EnquiryDetail> {
  return call(endpoints.replyToEnquiry, { params: { id }, body })
}

export function demoRequestOptions(id: string) {
  return queryOptions({
    queryKey: ['messages', 'demo-request', id],
    queryFn: ({ signal }) => call(endpoints.getDemoRequest, { params: { id }, signal }),
  })
}

/** @throws record.changed, with the current request; demo.state */
export function changeDemoRequest(id: string, body: z.output<typeof demoChangeSchema>): Promise<DemoRequestDetail> {
  return call(endpoints.changeDemoRequest, { params: { id }, body })
}

/** @throws mail.not_configured */
export function replyToDemoRequest(id: string, body: NewReply): Promise<DemoRequestDetail> {
  return call(endpoints.replyToDemoRequest, { params: { id }, body })
}

/** Confirms a slot or moves to another. @throws demo_slot.taken, demo_slot.closed, demo.state */
export function confirmDemo(id: string, body: z.output<typeof demoConfirmSchema>): Promise<DemoRequestDetail> {
  return call(endpoints.confirmDemo, { params: { id }, body })
}

/** Declines a demo and frees its slot. @throws demo.state */
export function declineDemo(id: string, body: z.output<typeof demoDeclineSchema>): Promise<DemoRequestDetail> {
  return call(endpoints.declineDemo, { params: { id }, body })
}

/** @param days both included, YYYY-MM-DD */
export function demoCalendarOptions(days: { from: string; to: string }) {
  return queryOptions({
    queryKey: ['messages', 'calendar', days.from, days.to],
    queryFn: ({ signal }) => call(endpoints.listDemoCalendar, { query: days, signal }),
  })
}

export const assigneesOptions = queryOptions({
  queryKey: ['assignees'],
  queryFn: ({ signal }) => call(endpoints.listAssignees, { signal }),
})

/** @throws delivery.not_parked */
export async function retryDelivery(reference: string, channel: string): Promise<void> {
  await call(endpoints.retryDelivery, { params: { reference, channel } })
}
