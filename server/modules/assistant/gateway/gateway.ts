import type OpenAI from 'openai'
import { chatMaxTokens, chatTemperature } from '#contract/assistant/chat.ts'
import type { Site } from '#contract/site/site.ts'
import type { ChatAccess } from '#server/modules/settings/index.ts'
import { GatewayFault, gatewayFaultOf, silenceFault } from './gateway-fault.ts'
import { boundedFetch } from './gateway-fetch.ts'
import { checkWhole, createReading, type GatewayUsage, type Reading, readStream, readWhole } from './gateway-reading.ts'
import { createWatch, type Timeouts } from './gateway-timeouts.ts'

export interface GatewayMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface GatewayQuestion {
  access: ChatAccess
  messages: GatewayMessage[]
  signal: AbortSignal
}

/** A piece of the answer; at the end, its usage where the gateway reports it. */
export type GatewayPiece = { text: string } | { usage: GatewayUsage }

type SiteNames = Pick<Site, 'name' | 'origin'>

export type Gateway = ReturnType<typeof createGateway>

const defaultTimeouts: Timeouts = { silenceMs: 30_000, wholeMs: 120_000 }

/**
 * Creates the client of the model gateway, an API of the form of OpenAI's chat completions.
 * @param site sent to the gateway, as OpenRouter requests
 */
export function createGateway({ site, timeouts = defaultTimeouts }: { site: () => SiteNames; timeouts?: Timeouts }) {
  return {
    /**
     * Asks once, without retries.
     * @returns non-empty pieces of text, then the usage
     * @throws GatewayFault where the answer fails or is empty (after its usage, if any); the signal's reason
     */
    async *stream({ access, messages, signal }: GatewayQuestion): AsyncGenerator<GatewayPiece, void, undefined> {
      const { default: Client } = await import('openai') // a tenth of all files that a start would read; not counted as a timeout of the gateway
      signal.throwIfAborted()
      const watch = createWatch(timeouts, signal)
      const reading = createReading()
      try {
        watch.wait()
        for await (const text of read(ask(Client, { access, messages, signal: watch.signal }, site()), reading)) {
          watch.pause()
          yield { text }
          watch.wait()
        }
        watch.signal.throwIfAborted()
        if (reading.usage) yield { usage: reading.usage }
        checkWhole(reading)
      } catch (error) {
        signal.throwIfAborted()
        throw watch.hasGivenUp() ? silenceFault(reading.hasText) : gatewayFaultOf(error)
      } finally {
        watch.end()
      }
    },
  }
}

async function* read(pending: ReturnType<typeof ask>, reading: Reading): AsyncGenerator<string> {
  const { data, response } = await pending
  const type = response.headers.get('content-type') ?? 'text/event-stream'
  if (/^application\/json\b/i.test(type)) yield* readWhole(await response.text(), reading)
  else if (/^text\/event-stream\b/i.test(type)) yield* readStream(data, reading)
  else throw new GatewayFault('chat.error', 'The gateway answered with something else than events')
}

async function ask(Client: typeof OpenAI, { access, messages, signal }: GatewayQuestion, site: SiteNames) {
  const { apiUrl, apiKey, model } = access
  if (!isUsable(URL.parse(apiUrl))) throw new GatewayFault('chat.failed', 'The gateway’s address is no use')
  const client = new Client({
    baseURL: apiUrl,
    apiKey,
    // not from environment variables that are meant for another program
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    defaultHeaders: headersOf(site),
    fetch: boundedFetch,
    maxRetries: 0,
    logLevel: 'off',
  })
  return client.chat.completions
    .create(
      {
        model,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: chatMaxTokens,
        temperature: chatTemperature,
      },
      { signal },
    )
    .withResponse()
}

function isUsable(url: URL | null): boolean {
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
}

/** Leaves out the name where it is not Latin, since headers cannot carry it. */
function headersOf({ name, origin }: SiteNames): Record<string, string> {
  const title = name.en
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
  return { ...(origin ? { 'HTTP-Referer': origin } : {}), ...(title ? { 'X-Title': title } : {}) }
}
