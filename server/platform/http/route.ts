import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler, RouteShorthandOptions } from 'fastify'
import * as z from 'zod/mini'
import { type Endpoint, isRepeatable, nothing } from '#contract/endpoint.ts'
import { documented } from './docs/schema-names.ts'
import { problemResponse } from './problems.ts'

type Input<Declared extends Endpoint, Part extends 'params' | 'query' | 'body'> =
  Declared extends Record<Part, infer Schema extends z.core.$ZodType> ? z.output<Schema> : unknown

interface RouteOf<Declared extends Endpoint> {
  Params: Input<Declared, 'params'>
  Querystring: Input<Declared, 'query'>
  Body: Input<Declared, 'body'>
}

/** The response body, or a reply that was sent; a file is sent by the handler. */
type Answer<Declared extends Endpoint> =
  | FastifyReply
  | (Declared['answer'] extends z.core.$ZodType ? z.output<Declared['answer']> : unknown)

type Handler<Declared extends Endpoint> = (
  request: FastifyRequest<RouteOf<Declared>>,
  reply: FastifyReply,
) => Answer<Declared> | Promise<Answer<Declared>>

type Options = Pick<
  RouteShorthandOptions,
  'onRequest' | 'preHandler' | 'bodyLimit' | 'errorHandler' | 'exposeHeadRoute'
>

export function route<const Declared extends Endpoint>(
  app: FastifyInstance,
  endpoint: Declared,
  handler: Handler<Declared>,
  options: Options = {},
): void {
  const { method, path, permission, confirmed, isForPrograms, isExport, status = 200 } = endpoint
  app.route<RouteOf<Declared>>({
    ...options,
    method,
    url: path,
    config: {
      ...(permission !== 'public' && { permission }),
      ...(confirmed && { confirmed }),
      ...(isForPrograms && { isForPrograms }),
      ...(isExport && { isExport }),
      ...(isRepeatable(endpoint) && { isRepeatable: true }),
    },
    schema: schemaOf(endpoint),
    ...(endpoint.deprecated && { onSend: deprecationHeaders(endpoint.deprecated) }),
    handler: isTable(endpoint)
      ? async (request, reply) => linked(request, reply, await handler(request, reply.code(status)))
      : (request, reply) => handler(request, reply.code(status)),
  })
}

/** Sets `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) of every answer, errors too. */
function deprecationHeaders({ since, sunset }: NonNullable<Endpoint['deprecated']>): onSendHookHandler {
  const deprecation = `@${Date.parse(since) / 1000}`
  const gone = new Date(sunset).toUTCString()
  return (_request, reply, payload, done) => {
    reply.headers({ deprecation, sunset: gone })
    done(null, payload)
  }
}

function isTable({ query }: Endpoint): boolean {
  return query instanceof z.ZodMiniObject && 'cursor' in query.def.shape
}

/** Adds the `Link` to the next page, relative to the request. */
function linked<Answer>({ url }: FastifyRequest, reply: FastifyReply, answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null || !('next' in answer)) return answer
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  searchParams.delete('page')
  searchParams.set('cursor', String(answer.next))
  reply.header('link', `<${pathname}?${searchParams}>; rel="next"`)
  return answer
}

const conditional = z.object({ 'if-none-match': z.optional(z.string()) })
const repeatable = z.object({ 'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(255))) })

function schemaOf(endpoint: Endpoint) {
  const { tags, operationId, summary, params, query, body, consumes, notModified, deprecated } = endpoint
  const description = [
    endpoint.description,
    deprecated && `Deprecated since ${deprecated.since}, gone after ${deprecated.sunset}: use ${deprecated.instead}.`,
  ]
    .filter(Boolean)
    .join(' ')
  return {
    tags,
    operationId,
    summary,
    ...(description && { description }),
    ...(deprecated && { deprecated: true }),
    ...(consumes && { consumes: [...consumes] }),
    ...(notModified && { headers: conditional }),
    ...(isRepeatable(endpoint) && { headers: repeatable }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: responsesOf(endpoint),
  }
}

function responsesOf(endpoint: Endpoint) {
  const { status = 200, notModified } = endpoint
  const errors = new Set([...(endpoint.errors ?? []), ...(isRepeatable(endpoint) ? [409] : [])])
  return {
    [status]: successOf(endpoint),
    ...(notModified && { 304: z.null().register(documented, { description: notModified }) }),
    ...Object.fromEntries([...errors].map((error) => [error, problemResponse])),
  }
}

function successOf({ answer, hasEvents }: Endpoint) {
  if (answer === nothing) return z.null().register(documented, { description: 'No body' })
  if ('mediaType' in answer) {
    const schema = answer.mediaType.startsWith('text/') ? z.string() : z.any()
    return { content: { [answer.mediaType]: { schema } } }
  }
  if (!hasEvents) return answer
  return {
    description: 'The answer: whole, or where `text/event-stream` is accepted, as it is written.',
    content: { 'application/json': { schema: answer }, 'text/event-stream': { schema: z.string() } },
  }
}
