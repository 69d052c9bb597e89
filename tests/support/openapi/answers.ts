import diagnostics from 'node:diagnostics_channel'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { AnyValidateFunction } from 'ajv/dist/core.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'

/** Compares each answer of an app of the tests with its OpenAPI document. */

const channel = 'fastify.initialization'

/** @param report is called with each difference. @returns what ends it */
export function watchAnswers(report: (difference: string) => void): () => void {
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onSend', async (request, reply, payload) => {
      const difference = differenceOf(request, reply, payload)
      if (difference) report(`${request.method} ${request.routeOptions.url} ${reply.statusCode}: ${difference}`)
      return payload
    })
  }
  diagnostics.subscribe(channel, watch)
  return () => diagnostics.unsubscribe(channel, watch)
}

const apiPath = '/api/v1/'
/** A failure of the server's own, which tests provoke, is in no operation's list. */
const failed = 500

function differenceOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | undefined {
  const { url = '' } = request.routeOptions
  if (!url.startsWith(apiPath) || request.method === 'HEAD' || reply.statusCode === failed) return undefined
  if (!request.server.hasRoute({ method: 'GET', url: `${apiPath}products` })) return undefined // an app of some routes
  const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? ''
  const body = type.endsWith('json') ? textOf(payload, reply.getHeader('content-encoding')) : undefined
  return checkOf(request.server, request.method, url, reply.statusCode, type)(body)
}

function textOf(payload: unknown, encoding: unknown): string | undefined {
  if (typeof payload === 'string') return payload
  if (!Buffer.isBuffer(payload)) return undefined
  if (encoding === 'br') return brotliDecompressSync(payload).toString()
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString()
}

type Check = (body: string | undefined) => string | undefined

/** By route and status. The document is the same for every app, and takes a second or two: a worker reads it once. */
const checks = new Map<string, Check>()
let validators: Ajv2020 | undefined

function checkOf(app: FastifyInstance, method: string, url: string, status: number, type: string): Check {
  const key = [method, url, status, type].join(' ')
  const check = checks.get(key) ?? makeCheck(validatorsOf(app), method, url, status, type)
  checks.set(key, check)
  return check
}

function validatorsOf(app: FastifyInstance): Ajv2020 {
  if (validators) return validators
  validators = new Ajv2020({ strict: false, validateSchema: false })
  addFormats.default(validators)
  return validators.addSchema(closed(app.swagger()), 'api')
}

function makeCheck(all: Ajv2020, method: string, url: string, status: number, type: string): Check {
  const path = url.replace(/:(\w+)/g, '{$1}')
  const operation = ['paths', path, method.toLowerCase()]
  if (!partAt(all, operation)) return () => undefined // hidden, or no route at all
  const response = resolved(all, [...operation, 'responses', String(status)])
  if (!response) return (body) => (isOfAny(body) ? undefined : 'a status that the document does not declare')
  const { content = {} } = contentSchema.parse(partAt(all, response))
  if (!type || !Object.keys(content).length) return () => undefined
  const declared = [type, type.replace(/\/.*/, '/*')].find((one) => content[one])
  if (!declared) return () => `${type}, which the document does not declare`
  const validate = all.getSchema(pointerOf([...response, 'content', declared, 'schema']))
  return (body) => (body === undefined || !validate ? undefined : faultOf(validate, JSON.parse(body)))
}

/** Whether any request may be refused so: it is no HTTP that a server should read. */
function isOfAny(body: string | undefined): boolean {
  return body !== undefined && JSON.parse(body).code === 'request.refused'
}

const contentSchema = z.object({ content: z.record(z.string(), z.unknown()).optional() })

function faultOf(validate: AnyValidateFunction, value: unknown): string | undefined {
  if (validate(value)) return undefined
  return (validate.errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join('; ')
}

function pointerOf(path: string[]): string {
  return `api#/${path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
}

function partAt(all: Ajv2020, path: string[]): unknown {
  return path.reduce((part: unknown, name) => Object(part)[name], all.schemas.api?.schema)
}

/** Follows a reference, if there is one. */
function resolved(all: Ajv2020, path: string[]): string[] | undefined {
  const part = partAt(all, path)
  if (!part) return undefined
  const { $ref } = Object(part)
  return typeof $ref === 'string' ? $ref.slice(2).split('/') : path
}

/** Returns a document whose objects have no other fields than those listed: an answer may have more later, but not today. */
function closed(part: unknown): object {
  return Object(close(part))
}

function close(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(close)
  if (typeof part !== 'object' || part === null) return part
  const inner = Object.entries(part).map(([name, value]) => [name, name === 'allOf' ? value : close(value)])
  const isOpen = 'properties' in part && part.properties !== null && !('additionalProperties' in part) && 'type' in part
  return { ...Object.fromEntries(inner), ...(isOpen && { additionalProperties: false }) }
}
