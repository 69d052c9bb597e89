import * as endpoints from '#contract/endpoints/forms.ts'
import type { NewEnquiry } from '#contract/enquiries.ts'
import type { Submitted } from '#contract/visitors.ts'
import { call } from './request.ts'

/** POST /enquiries. */
export function sendEnquiry(enquiry: NewEnquiry): Promise<Submitted> {
  return call(endpoints.createEnquiry, { body: enquiry })
}
