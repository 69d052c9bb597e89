import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  assigneesSchema,
  type DemoRequestDetail,
  demoCalendarSchema,
  type demoChangeSchema,
  type demoConfirmSchema,
  type demoDeclineSchema,
  demoRequestDetailSchema,
  type EnquiryDetail,
  type enquiryChangeSchema,
  enquiryDetailSchema,
  type NewReply,
} from '#contract/messages.ts'
import { call } from './request.ts'

const enquiryPath = (id: string) => `/admin/enquiries/${encodeURIComponent(id)}`
const demoPath = (id: string) => `/admin/demo-requests/${encodeURIComponent(id)}`

/** GET /admin/enquiries/{id}. */
export function enquiryOptions(id: string) {
  return queryOptions({
    queryKey: ['messages', 'enquiry', id],
    queryFn: ({ signal }) => call('GET', enquiryPath(id), { schema: enquiryDetailSchema, signal }),
  })
}

/** PATCH /admin/enquiries/{id}. @throws record.changed, with the present one */
export function changeEnquiry(id: string, body: z.output<typeof enquiryChangeSchema>): Promise<EnquiryDetail> {
  return call('PATCH', enquiryPath(id), { schema: enquiryDetailSchema, body })
}

/** POST /admin/enquiries/{id}/replies. @throws mail.not_configured */
export function replyToEnquiry(id: string, body: NewReply): Promise<EnquiryDetail> {
  return call('POST', `${enquiryPath(id)}/replies`, { schema: enquiryDetailSchema, body })
}

/** GET /admin/demo-requests/{id}. */
export function demoRequestOptions(id: string) {
  return queryOptions({
    queryKey: ['messages', 'demo-request', id],
    queryFn: ({ signal }) => call('GET', demoPath(id), { schema: demoRequestDetailSchema, signal }),
  })
}

/** PATCH /admin/demo-requests/{id}. @throws record.changed, with the present one; demo.state */
export function changeDemoRequest(id: string, body: z.output<typeof demoChangeSchema>): Promise<DemoRequestDetail> {
  return call('PATCH', demoPath(id), { schema: demoRequestDetailSchema, body })
}

/** POST /admin/demo-requests/{id}/replies. @throws mail.not_configured */
export function replyToDemoRequest(id: string, body: NewReply): Promise<DemoRequestDetail> {
  return call('POST', `${demoPath(id)}/replies`, { schema: demoRequestDetailSchema, body })
}

/** POST /admin/demo-requests/{id}/confirm: agrees on a slot, or moves to it. @throws demo_slot.taken, demo_slot.closed, demo.state */
export function confirmDemo(id: string, body: z.output<typeof demoConfirmSchema>): Promise<DemoRequestDetail> {
  return call('POST', `${demoPath(id)}/confirm`, { schema: demoRequestDetailSchema, body })
}

/** POST /admin/demo-requests/{id}/decline: gives its slot back. @throws demo.state */
export function declineDemo(id: string, body: z.output<typeof demoDeclineSchema>): Promise<DemoRequestDetail> {
  return call('POST', `${demoPath(id)}/decline`, { schema: demoRequestDetailSchema, body })
}

/** GET /admin/demo-requests/calendar. @param days both included, YYYY-MM-DD */
export function demoCalendarOptions(days: { from: string; to: string }) {
  return queryOptions({
    queryKey: ['messages', 'calendar', days.from, days.to],
    queryFn: ({ signal }) =>
      call('GET', `/admin/demo-requests/calendar?${new URLSearchParams(days)}`, { schema: demoCalendarSchema, signal }),
  })
}

/** GET /admin/assignees. */
export const assigneesOptions = queryOptions({
  queryKey: ['assignees'],
  queryFn: ({ signal }) => call('GET', '/admin/assignees', { schema: assigneesSchema, signal }),
})

/** POST /admin/deliveries/{reference}/{channel}/retry. @throws delivery.not_parked */
export async function retryDelivery(reference: string, channel: string): Promise<void> {
  await call('POST', `/admin/deliveries/${reference}/${channel}/retry`, { schema: z.unknown() })
}
