import type { SecuritySettings } from '#contract/site/settings.ts'
import { type AddressList, addressList, holds, isLoopback } from '#server/platform/http/addresses.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'

/** Whence and how a request came, as Fastify knows it after `trustProxy`. */
export interface Visit {
  ip: string
  protocol: string
  /** Without its port. */
  hostname: string
}

/**
 * Why staff may not come in this way; undefined where they may.
 * @param list of `ipWhitelist`, where the caller keeps it
 */
export function refusalOf(
  { ip, protocol, hostname }: Visit,
  { ipWhitelist, sslRequired }: Pick<SecuritySettings, 'ipWhitelist' | 'sslRequired'>,
  list: AddressList = addressList(ipWhitelist),
): ProblemError | undefined {
  if (sslRequired && protocol !== 'https' && !isLoopback(hostname)) {
    return problem('tls.required', 'Staff sign in over HTTPS, or on the machine itself (settings, Security)')
  }
  if (ipWhitelist.length > 0 && !holds(list, ip)) {
    return problem('address.refused', `Staff may not come from ${ip} (settings, Security)`)
  }
  return undefined
}
