import type { SecuritySettings } from '#contract/site/settings.ts'
import { type AddressList, addressList, holds } from '#server/platform/http/addresses.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'

export interface Visit {
  /** Resolved by Fastify's `trustProxy`. */
  ip: string
  /** Over HTTPS, or from the machine that the server runs on. */
  isPrivate: boolean
}

/**
 * Returns why staff may not sign in from here, or undefined.
 * @param list parsed `ipWhitelist`, if the caller caches it
 */
export function refusalOf(
  { ip, isPrivate }: Visit,
  { ipWhitelist, sslRequired }: Pick<SecuritySettings, 'ipWhitelist' | 'sslRequired'>,
  list: AddressList = addressList(ipWhitelist),
): ProblemError | undefined {
  if (sslRequired && !isPrivate) {
    return problem(
      'tls.required',
      'Staff sign in over HTTPS, or after opening the one-time link of the terminal (settings, Security)',
    )
  }
  if (ipWhitelist.length > 0 && !holds(list, ip)) {
    return problem('address.refused', `Staff may not come from ${ip} (settings, Security)`)
  }
  return undefined
}
