import type OpenAI from 'openai'
import { chatMaxTokens, chatTemperature } from '#contract/assistant/chat.ts'
import type { Site } from '#contract/site/site.ts'
import type { ChatAccess } from '#server/modules/settings/index.ts'
import { GatewayFault, gatewayFaultOf, silenceFault } from './gateway-fault.ts'
import { boundedFetch } from './gateway-fetch.ts'
import {
  callsOf,
  checkWhole,
  createReading,
  type GatewayCall,
  type GatewayUsage,
  type Reading,
  readStream,
  readWhole,
} from './gateway-reading.ts'
import { createWatch, type Timeouts } from './gateway-timeouts.ts'

export type GatewayMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls?: GatewayCall[] }
  /** The result of a call. */
  | { role: 'tool'; callId: string; content: string }

/** A function that the model may call; `parameters` is a JSON schema. */
export interface GatewayTool {
  name: string
  description: string
  parameters: Record<string, unknown>
}

export interface GatewayQuestion {
  access: ChatAccess
  messages: GatewayMessage[]
  tools?: GatewayTool[]
  /** Whether the model may call them now; it sees them either way. */
  mayCall?: boolean
  signal: AbortSignal
}

/** A piece of the answer; at the end, its usage where the gateway reports it, and what the model calls. */
export type GatewayPiece = { text: string } | { usage: GatewayUsage } | { calls: GatewayCall[] }

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
     * @returns non-empty pieces of text, then the usage, then calls of tools
     * @throws GatewayFault where the answer fails or is empty (after its usage, if any); the signal's reason
     */
    async *stream({ signal, ...question }: GatewayQuestion): AsyncGenerator<GatewayPiece, void, undefined> {
      const { default: Client } = await import('openai') // a tenth of all files that a start would read; not counted as a timeout of the gateway
      signal.throwIfAborted()
      const watch = createWatch(timeouts, signal)
      const reading = createReading()
      try {
        watch.wait()
        for await (const text of read(ask(Client, { ...question, signal: watch.signal }, site()), reading)) {
          watch.pause()
          yield { text }
          watch.wait()
        }
        watch.signal.throwIfAborted()
        if (reading.usage) yield { usage: reading.usage }
        checkWhole(reading)
        const calls = callsOf(reading)
        if (calls.length > 0) yield { calls }
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

async function ask(Client: typeof OpenAI, question: GatewayQuestion, site: SiteNames) {
  const { messages, tools, mayCall = true, signal } = question
  const { apiUrl, apiKey, model } = question.access
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
        messages: messages.map(messageOf),
        ...(tools && { tools: tools.map(functionOf), tool_choice: mayCall ? ('auto' as const) : ('none' as const) }),
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: chatMaxTokens,
        temperature: chatTemperature,
      },
      { signal },
    )
    .withResponse()
}

function messageOf(message: GatewayMessage): OpenAI.ChatCompletionMessageParam {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role !== 'assistant' || !message.calls) return { role: message.role, content: message.content }
  const calls = message.calls.map(({ id, name, input }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: input },
  }))
  return { role: 'assistant', content: message.content, tool_calls: calls }
}

function functionOf({ name, description, parameters }: GatewayTool): OpenAI.ChatCompletionTool {
  return { type: 'function', function: { name, description, parameters } }
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
