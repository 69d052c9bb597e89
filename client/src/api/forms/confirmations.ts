import * as endpoints from '#contract/endpoints/forms.ts'
import type { Confirmed } from '#contract/requests/confirmations.ts'
import { call } from '../calls/request.ts'

/** POST /confirmations. @param token behind the # of the link in the mail */
export function confirmAddress(token: string): Promise<Confirmed> {
  return call(endpoints.confirmAddress, { body: { token } })
}
