import type { FastifyRequest } from 'fastify'
import { refusalOf, type SettingsSource } from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'
import { type AddressList, addressList } from '#server/platform/http/addresses.ts'
import { problem } from '#server/platform/http/problems.ts'
import { requireListedOrigin } from '#server/platform/http/same-origin.ts'
import type { TerminalKeys } from '#server/platform/terminal-keys.ts'

/** Enforces the security settings: allowed addresses, TLS, and origins of pages that send a token. */
export function createAccessPolicy({
  settings,
  terminalKeys,
  demo,
}: {
  settings: SettingsSource
  terminalKeys: Pick<TerminalKeys, 'isPrivate'>
  demo: Config['DEMO']
}) {
  let known: { ranges: string[]; list: AddressList } = { ranges: [], list: addressList([]) }

  function listOf(ranges: string[]): AddressList {
    if (known.ranges !== ranges) known = { ranges, list: addressList(ranges) }
    return known.list
  }

  return {
    /**
     * With DEMO=1 demo accounts are open to everybody, over HTTP too; sign-in and sessions require a private
     * connection for all other accounts.
     * @throws address.refused, tls.required, demo.link_required, origin.refused
     */
    admit(request: FastifyRequest): void {
      const { security } = settings.current()
      request.isPrivate = terminalKeys.isPrivate(request)
      const visit = { ip: request.ip, isPrivate: request.isPrivate || demo === 'everywhere' }
      const refusal = refusalOf(visit, security, listOf(security.ipWhitelist))
      if (refusal?.code === 'tls.required' && demo === 'by_link') throw linkRequired()
      if (refusal) throw refusal
      if (request.headers.authorization) requireListedOrigin(request, security.corsOrigins)
    },
  }
}

function linkRequired() {
  return problem('demo.link_required', 'Open the one-time link that the terminal of this server shows, or use HTTPS')
}
