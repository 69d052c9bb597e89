import type { NewEnquiry } from '#contract/enquiries.ts'
import { type Submitted, submittedSchema } from '#contract/visitors.ts'
import { post } from './request.ts'

/** POST /enquiries. */
export function sendEnquiry(enquiry: NewEnquiry): Promise<Submitted> {
  return post('/enquiries', enquiry, submittedSchema)
}
