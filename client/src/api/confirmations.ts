import { type Confirmed, confirmedSchema } from '#contract/confirmations.ts'
import { post } from './request.ts'

/** POST /confirmations. @param token behind the # of the link in the mail */
export function confirmAddress(token: string): Promise<Confirmed> {
  return post('/confirmations', { token }, confirmedSchema)
}
