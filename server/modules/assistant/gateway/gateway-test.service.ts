import type * as z from 'zod/mini'
import type { gatewayTestSchema } from '#contract/site/settings.ts'
import { type ChatEnvironment, chatAccess, type SettingsSource } from '#server/modules/settings/index.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Gateway } from './gateway.ts'
import { GatewayFault } from './gateway-fault.ts'

interface GatewayTestServices {
  gateway: Gateway
  settings: SettingsSource
  config: ChatEnvironment
}

/** Tests the stored connection to the model gateway: requests one word, and disconnects at the first text. */
export function createGatewayTest({ gateway, settings, config }: GatewayTestServices) {
  return {
    /** @throws chat.not_configured, or one of `chatFailures` */
    async ask(): Promise<z.infer<typeof gatewayTestSchema>> {
      const access = chatAccess(settings.current(), config)
      if (!access)
        throw problem('chat.not_configured', 'Enter a key of the model gateway first (settings, Integrations)')
      const enough = new AbortController()
      const began = performance.now()
      const messages = [{ role: 'user' as const, content: 'Answer with the word OK.' }]
      try {
        for await (const piece of gateway.stream({ access, messages, signal: enough.signal })) {
          if ('text' in piece) return { model: access.model, firstTextMs: Math.round(performance.now() - began) }
        }
        throw problem('chat.empty', 'The gateway answered without a word')
      } catch (error) {
        throw error instanceof GatewayFault ? problemOf(error) : error
      } finally {
        enough.abort()
      }
    },
  }
}

export type GatewayTest = ReturnType<typeof createGatewayTest>

function problemOf({ code, message, retryAfterS }: GatewayFault) {
  return problem(code, message, undefined, retryAfterS === undefined ? {} : { retryAfterS })
}
