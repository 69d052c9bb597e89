import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { hungUp, type Play, perform, says } from './plays.ts'

const bodySchema = z.looseObject({
  model: z.string(),
  messages: z.array(
    z.looseObject({
      role: z.enum(['system', 'user', 'assistant', 'tool']),
      content: z.string(),
      tool_call_id: z.optional(z.string()),
    }),
  ),
  tools: z.optional(z.array(z.object({ type: z.literal('function'), function: z.object({ name: z.string() }) }))),
  tool_choice: z.optional(z.enum(['auto', 'none'])),
  stream: z.optional(z.boolean()),
  max_tokens: z.optional(z.int()),
  temperature: z.optional(z.number()),
  stream_options: z.optional(z.object({ include_usage: z.boolean() })),
})

export interface GatewayRequest {
  path: string
  headers: IncomingHttpHeaders
  body: z.infer<typeof bodySchema>
  /** Time by performance.now(), ms. */
  at: number
  /** When the caller closed the connection before the answer's end; undefined where they did not. */
  hungUpAt: number | undefined
  /** Once the answer has ended, whoever ended it. */
  closed: Promise<unknown>
}

/** The answer to a request. */
export type Answer = Play | ((request: GatewayRequest) => Play)

export interface GatewayStandIn {
  /** For CHAT_API_URL. */
  url: string
  apiKey: string
  /** So far, oldest first; those with a wrong key are among them. */
  requests: GatewayRequest[]
  /** The next request gets the first answer, and so on; the last one stays. */
  answerWith: (...answers: [Answer, ...Answer[]]) => void
  /** The request of this index, once it has come. */
  request: (index: number) => Promise<GatewayRequest>
  /** Counts the connections so far. */
  connections: () => number
  /** Refuses all connections from now on. */
  close: () => Promise<void>
}

/** Starts a stand-in for a model gateway (chat completions) on a port of its own, spoken to over HTTP. */
export async function startGateway({
  port = 0,
  apiKey = 'sk-or-v1-stand-in-secret-1f6b',
}: {
  port?: number
  apiKey?: string
} = {}): Promise<GatewayStandIn> {
  const requests: GatewayRequest[] = []
  const waiting: (() => void)[] = []
  let answers: Answer[] = [says('IP67 可以長期戶外使用 [1]。')]
  let connections = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parsed = bodySchema.safeParse(await json(request).catch(() => undefined))
    if (!parsed.success) return perform(response, { kind: 'status', status: 400, message: parsed.error.message }, '')
    const logged = log(request, response, parsed.data)
    requests.push(logged)
    for (const wake of waiting.splice(0)) wake()
    await perform(response, playFor(logged), logged.body.model)
  }

  function playFor(request: GatewayRequest): Play {
    if (request.path !== '/api/v1/chat/completions') return { kind: 'html', status: 404 }
    if (request.headers.authorization !== `Bearer ${apiKey}`) return { kind: 'status', status: 401, message: 'No auth' }
    const [next, ...others] = answers
    if (others.length > 0) answers = others
    return (typeof next === 'function' ? next(request) : next) ?? { kind: 'never' }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((reason) => response.destroy(reason))
  })
  server.on('connection', () => {
    connections += 1
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${portOf(server.address())}/api/v1`,
    apiKey,
    requests,
    answerWith: (...next) => {
      answers = next
    },
    async request(index) {
      for (;;) {
        const found = requests[index]
        if (found) return found
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    connections: () => connections,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function log(request: IncomingMessage, response: ServerResponse, body: GatewayRequest['body']): GatewayRequest {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const logged: GatewayRequest = {
    path: request.url ?? '/',
    headers: request.headers,
    body,
    at: performance.now(),
    hungUpAt: undefined,
    closed,
  }
  response.once('close', () => {
    if (hungUp(response)) logged.hungUpAt = performance.now()
    resolve()
  })
  return logged
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The stand-in listens on no port')
  return address.port
}
