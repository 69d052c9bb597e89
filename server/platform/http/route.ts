import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as z from 'zod/mini'
import { type Endpoint, isRepeatable, nothing } from '#contract/endpoint.ts'
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
    handler: (request, reply) => handler(request, reply.code(status)),
  })
}

const conditional = z.object({ 'if-none-match': z.optional(z.string()) })
const repeatable = z.object({
  'idempotency-key': z
    .optional(z.string().check(z.minLength(1), z.maxLength(255)))
    .register(z.globalRegistry, { description: 'Sent again with the same key within 24 hours, it is done once' }),
})

function schemaOf(endpoint: Endpoint) {
  const { tags, operationId, summary, description, params, query, body, consumes, notModified } = endpoint
  return {
    tags,
    operationId,
    summary,
    ...(description && { description }),
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
    ...(notModified && { 304: z.null().register(z.globalRegistry, { description: notModified }) }),
    ...Object.fromEntries([...errors].map((error) => [error, problemResponse])),
  }
}

function successOf({ answer, hasEvents }: Endpoint) {
  if (answer === nothing) return z.null().register(z.globalRegistry, { description: 'No body' })
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
