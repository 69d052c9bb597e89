import type { FastifyRequest } from 'fastify'
import { refusalOf, type SettingsSource } from '#server/modules/settings/index.ts'
import { type AddressList, addressList } from '#server/platform/http/addresses.ts'

/** From where and in which way staff may come (settings, Security). */
export function createAccessPolicy(settings: SettingsSource) {
  let known: { ranges: string[]; list: AddressList } = { ranges: [], list: addressList([]) }

  function listOf(ranges: string[]): AddressList {
    if (known.ranges !== ranges) known = { ranges, list: addressList(ranges) }
    return known.list
  }

  return {
    /** @throws address.refused, tls.required */
    admit(request: FastifyRequest): void {
      const { security } = settings.current()
      const refusal = refusalOf(request, security, listOf(security.ipWhitelist))
      if (refusal) throw refusal
    },
  }
}
