import { slotText } from '#server/modules/mail/index.ts'
import type { StaffMessages } from '../inbox/staff-messages.service.ts'
import type { ReplyRecordReader } from './reply-filling.service.ts'

/** Reads enquiries and demo requests for replies. Both throw message.not_found. */
export function messageRecords({ enquiries, demoRequests }: StaffMessages) {
  return {
    async enquiry(id) {
      const enquiry = await enquiries.find(id)
      const { company, product } = enquiry
      return { thread: { entity: 'enquiry', ...enquiry }, values: { customer_company: company, products: product } }
    },

    async 'demo-request'(id) {
      const demo = await demoRequests.find(id)
      const { company, product, language } = demo
      const date = demo.scheduledDate ?? demo.preferredDate
      const time = demo.scheduledDate ? demo.scheduledTime : demo.preferredTime
      const demoTime = date ? slotText(date, time ?? undefined, language) : ''
      const values = { customer_company: company, products: product, demo_time: demoTime }
      return { thread: { entity: 'demo-request', ...demo }, values }
    },
  } satisfies Record<string, ReplyRecordReader>
}
