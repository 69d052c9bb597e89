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
  /** Closes the connection to the gateway at once. */
  signal: AbortSignal
}

/** A few characters of the answer; at the end, where the gateway says it, what it took. */
export type GatewayPiece = { text: string } | { usage: GatewayUsage }

type SiteNames = Pick<Site, 'name' | 'origin'>

export type Gateway = ReturnType<typeof createGateway>

const usualTimeouts: Timeouts = { silenceMs: 30_000, wholeMs: 120_000 }

/**
 * The model gateway: chat completions of OpenAI's shape (spec §7, §9), spoken to through the official client.
 * @param site named to the gateway, as OpenRouter asks
 * @param timeouts 30 s of silence and 120 s for an answer, where nothing else is said
 */
export function createGateway({ site, timeouts = usualTimeouts }: { site: () => SiteNames; timeouts?: Timeouts }) {
  return {
    /**
     * Asks once; nothing is tried again.
     * @returns pieces of text, none of them empty, then the usage
     * @throws GatewayFault where the answer fails or is empty (its usage, if any, has come by then), or the signal's reason
     */
    async *stream({ access, messages, signal }: GatewayQuestion): AsyncGenerator<GatewayPiece, void, undefined> {
      const { default: Client } = await import('openai') // a tenth of all files that a start would read; no silence of the gateway
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
    // Of the environment, where they are meant for another program.
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

/** A header holds Latin letters only; a name in others is left out rather than sent in pieces. */
function headersOf({ name, origin }: SiteNames): Record<string, string> {
  const title = name.en
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
  return { ...(origin ? { 'HTTP-Referer': origin } : {}), ...(title ? { 'X-Title': title } : {}) }
}
