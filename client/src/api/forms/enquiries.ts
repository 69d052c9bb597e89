import * as endpoints from '#contract/endpoints/forms.ts'
import type { NewEnquiry } from '#contract/requests/enquiries.ts'
import type { Submitted } from '#contract/requests/visitors.ts'
import { sendForm } from './send-form.ts'

/** POST /enquiries. */
export function sendEnquiry(enquiry: NewEnquiry): Promise<Submitted> {
  return sendForm(endpoints.createEnquiry, { body: enquiry })
}
