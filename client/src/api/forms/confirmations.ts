import * as endpoints from '#contract/endpoints/forms.ts'
import type { Confirmed } from '#contract/requests/confirmations.ts'
import { call } from '../request.ts'

/** POST /confirmations. @param token behind the # of the link in the email */
export function confirmAddress(token: string): Promise<Confirmed> {
  return call(endpoints.confirmAddress, { body: { token } })
}
