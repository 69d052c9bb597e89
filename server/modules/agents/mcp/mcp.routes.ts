import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { createFormGuard } from '#server/modules/requests/index.ts'
import { originOf } from '#server/platform/http/origin.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { clientOf, plainName } from '../calls/agent-clients.rules.ts'
import { readingOf } from '../ucp/ucp-products.rules.ts'
import type { Mcp } from './mcp.service.ts'

interface Limits {
  agents: VisitorLimit
  messageForms: ReturnType<ReturnType<typeof createFormGuard>>
}

const clientInfoKey = 'io.modelcontextprotocol/clientInfo'
const bodySchema = z.object({
  method: z.optional(z.string()),
  params: z.optional(
    z.object({
      name: z.optional(z.string()),
      clientInfo: z.optional(z.object({ name: z.string() })),
      _meta: z.optional(z.object({ [clientInfoKey]: z.optional(z.object({ name: z.string() })) })),
    }),
  ),
})

/** Registers /mcp. A page of another site may not call it, nor a name that only pretends to be this machine. */
export function mcpRoutes(mcp: Mcp, publicUrl: string | undefined, limits: Limits): FastifyPluginAsync {
  function requireOwnOrigin(request: FastifyRequest): string {
    const origin = originOf(request, publicUrl)
    const { origin: asked } = request.headers
    const isForeign = asked !== undefined && URL.parse(asked)?.host !== URL.parse(origin)?.host
    const isRebound = publicUrl === undefined && URL.parse(origin)?.hostname !== request.hostname
    if (isForeign || isRebound) throw problem('origin.refused', 'Programs call this without Origin')
    return origin
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const origin = requireOwnOrigin(request)
    const { success, data } = z.safeParse(bodySchema, request.body)
    const params = success ? data.params : undefined
    if (params?.name === 'request_quotation') await limits.messageForms(request, reply)
    const named = params?._meta?.[clientInfoKey]?.name ?? params?.clientInfo?.name
    const language = readingOf({ language: request.headers['accept-language']?.split(/[,;]/)[0] }).language
    const caller = { client: named ? plainName(named) : clientOf(request.headers), ip: request.ip, origin, language }
    const dropped = new AbortController()
    reply.raw.once('close', () => dropped.abort())
    const asked = new Request(`${origin}/mcp`, {
      method: request.method,
      headers: headersOf(request),
      signal: dropped.signal,
    })
    const { status, headers, body } = await mcp.answer(asked, request.body, caller)
    headers.delete('connection')
    reply.code(status).headers({ ...Object.fromEntries(headers), 'cache-control': 'no-store' })
    return reply.send(body ? Readable.fromWeb(body as ReadableStream) : null)
  }

  return async (app) => {
    app.addHook('onClose', mcp.close)
    app.route({ method: 'POST', url: '/mcp', schema: { hide: true }, onRequest: limits.agents, handler: answer })
    app.route({
      method: ['GET', 'DELETE'],
      url: '/mcp',
      schema: { hide: true },
      exposeHeadRoute: false,
      onRequest: limits.agents,
      handler: answer,
    })
  }
}

function headersOf({ headers }: FastifyRequest): Headers {
  const told = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !/^(?:content-length|connection|transfer-encoding|host|expect)$/.test(name)
      ? [[name, value]]
      : [],
  )
  return new Headers(told)
}
