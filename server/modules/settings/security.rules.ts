import type { SecuritySettings } from '#contract/site/settings.ts'
import { type AddressList, addressList, holds } from '#server/platform/http/addresses.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'

/** Whence and how a request came. */
export interface Visit {
  /** As Fastify knows it after `trustProxy`. */
  ip: string
  /** Over HTTPS, or from the browser of whoever runs this server. */
  isPrivate: boolean
}

/**
 * Why staff may not come in this way; undefined where they may.
 * @param list of `ipWhitelist`, where the caller keeps it
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
