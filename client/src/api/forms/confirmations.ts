import type { Confirmed } from '#contract/requests/confirmations.ts'
import { loadAsking } from '../calls/load-calls.ts'

/** POST /confirmations. @param token behind the # of the link in the mail */
export async function confirmAddress(token: string): Promise<Confirmed> {
  const { call, confirmAddress } = await loadAsking(() => import('../calls/confirmation-calls.ts'))
  return call(confirmAddress, { body: { token } })
}
