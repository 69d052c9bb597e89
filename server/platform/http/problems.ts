import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
  FastifyServerOptions,
  RouteOptions,
} from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { type FieldError, fieldError, fieldErrorOf, fieldFaultCodes } from '#contract/problems/field-errors.ts'
import { faultParamsSchema } from '#contract/problems/issue-faults.ts'
import { fieldErrorSchema } from '#contract/problems/problems.ts'
import {
  type AnyProblem,
  type AnyProblemCode,
  allProblems,
  anyProblemSchema,
} from '#contract/problems/staff-problems.ts'
import type { SyncNote } from '#contract/sync/sync-notes.ts'
import { databaseFault } from '../database/database.ts'
import { documented } from './docs/schema-names.ts'
import type { SecurityHeaders } from './security-headers.ts'

export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly code: AnyProblemCode
  readonly errors: FieldError[] | undefined
  readonly more: ProblemExtras

  constructor(code: AnyProblemCode, detail: string, errors?: FieldError[], more: ProblemExtras = {}) {
    super(detail)
    this.code = code
    this.errors = errors
    this.more = more
  }
}

interface ProblemExtras {
  current?: unknown
  note?: SyncNote
  retryAfterS?: number
}

/**
 * Creates a ProblemError.
 * @param detail one English sentence for integrators; visitors read the sentence of their language for `code`
 * @param errors rejected fields, named as in the schema
 */
export function problem(
  code: AnyProblemCode,
  detail: string,
  errors?: FieldError[],
  more?: ProblemExtras,
): ProblemError {
  return new ProblemError(code, detail, errors, more)
}

const problemAnswerSchema = z.extend(anyProblemSchema, {
  errors: z.optional(
    z.array(z.extend(fieldErrorSchema, { code: z.enum(fieldFaultCodes), params: z.optional(faultParamsSchema) })),
  ),
})

documented.add(problemAnswerSchema, { id: 'ProblemDetails' })

export const problemResponse = { content: { 'application/problem+json': { schema: problemAnswerSchema } } }

export function declareRefusals(route: RouteOptions, ...statuses: number[]): void {
  if (!route.schema?.response) return
  const refusals = Object.fromEntries(statuses.map((status) => [status, problemResponse]))
  route.schema = { ...route.schema, response: { ...refusals, ...route.schema.response } }
}

/**
 * Adds 400, 413 and 415 to the schemas of routes that take input. A route with an error handler of its own answers a body that is too large
 * itself.
 */
export function declareInputRefusals(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { body, params, querystring } = route.schema ?? {}
    const readsBody = route.method !== 'GET' && route.method !== 'HEAD' // bodies are parsed even where none is expected
    if (readsBody || params || querystring) declareRefusals(route, 400)
    if (readsBody) declareRefusals(route, 415, ...(body && route.errorHandler ? [] : [413]))
  })
}

/** Creates handlers for requests that are refused before any route or hook. */
export function createEarlyAnswers(headers: SecurityHeaders) {
  return {
    /** Fastify's: a malformed or overlong address. */
    frameworkErrors(error, request, reply) {
      reply.headers(headers.of(request.raw)).header('x-request-id', request.id)
      send(request, reply, 'request.refused', error.message, { status: error.statusCode ?? 400 })
    },

    /** Node's: invalid HTTP, too many headers, or a request that takes too long. */
    clientErrorHandler({ code = '' }, socket) {
      if (code === 'ECONNRESET' || !socket.writable || hasBegunAnswer(socket)) return void socket.destroy()
      const id = randomUUID()
      const status = statusesOfBytes[code] ?? 400
      const body = problemBody('request.refused', 'This is no request that can be read', id, { status })
      const answer = Buffer.from(JSON.stringify(body))
      const fields = {
        ...headers.ofAny,
        'x-request-id': id,
        'content-type': problemType,
        'content-length': answer.length,
        connection: 'close',
      }
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.end(
        Buffer.concat([Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`), answer]),
      )
    },
  } satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>
}

const problemType = 'application/problem+json'
const statusesOfBytes: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Checks, as Node does, whether a response has been started, which must not be interrupted. */
function hasBegunAnswer(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent ?? false
}

/** Refuses a request with two Host headers: a proxy and we could read different ones (RFC 9112 §3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasTwoHosts(raw)) throw problem('request.refused', 'Send one Host header')
    done()
  })
}

export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Sends every failure as RFC 9457 problem details, and logs server errors. Stacks stay in the log. */
export function registerProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    send(request, reply, 'route.not_found', `There is no ${request.method} ${request.url.split('?')[0]}`),
  )

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ProblemError) {
      const { code, message, errors, more } = error
      if (more.retryAfterS !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(more.retryAfterS))))
      return send(request, reply, code, message, { errors, current: more.current, note: more.note })
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      return send(request, reply, 'request.invalid', 'Some values are not valid', {
        errors: fieldErrors(error.validation),
      })
    }
    const fault = databaseFault(error)
    if (fault) {
      request.log.error({ err: error, fault }, 'The database cannot serve')
      reply.header('retry-after', '5')
      return send(request, reply, 'database.unavailable', 'Please try again in a moment')
    }
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const detail = `The body is larger than ${request.routeOptions.bodyLimit} bytes`
      return send(request, reply, 'request.refused', detail, { status: 413 })
    }
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
      return send(request, reply, 'request.refused', error.message, { status: error.statusCode })
    }
    request.log.error({ err: error }, 'A request failed')
    return send(request, reply, 'server.error', 'The request id finds this failure in the log')
  })
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  code: AnyProblemCode,
  detail: string,
  more: { status?: number; errors?: FieldError[] | undefined; current?: unknown; note?: SyncNote | undefined } = {},
): FastifyReply {
  if (allProblems[code].status < 500) noteRefusal(request, code)
  const body = problemBody(code, detail, request.id, more)
  return reply.code(body.status).type(problemType).serializer(JSON.stringify).send(body)
}

function problemBody(code: AnyProblemCode, detail: string, requestId: string, more: object): AnyProblem {
  return { type: 'about:blank', ...allProblems[code], detail, code, requestId, ...more }
}

/** Logs who was refused and why, but not what was sent (ASVS 5, 16.3). */
function noteRefusal({ log, staff }: FastifyRequest, code: AnyProblemCode): void {
  log.info({ code, ...(staff && { userId: staff.user.id }) }, 'A request was refused')
}

function fieldErrors(validation: readonly FastifySchemaValidationError[]): FieldError[] {
  return validation.flatMap(({ keyword, instancePath, message = 'is not valid', params }) => {
    const path = instancePath.split('/').filter((part) => part !== '')
    const unknown = unknownKeys(params).map((key) => fieldError([...path, key].join('.'), 'unknown_field'))
    return unknown.length > 0 ? unknown : [fieldErrorOf(path.join('.'), { ...params, code: keyword, message })]
  })
}

function unknownKeys(params: object): string[] {
  return 'keys' in params && Array.isArray(params.keys) ? params.keys.map(String) : []
}
