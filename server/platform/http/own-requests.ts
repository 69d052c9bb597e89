import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiAnswer } from '../rendering/messages.ts'

const header = 'x-own-request'
const secret = randomUUID()

/** Returns whether the server itself sent the request, to render a page: the visitor's request was counted already. */
export function isOwnRequest({ headers }: FastifyRequest): boolean {
  return headers[header] === secret
}

export function requestInternally(app: FastifyInstance, path: string): Promise<ApiAnswer> {
  return asked(app, path, { headers: { [header]: secret } })
}

const ofContent = /^(?:accept-encoding|connection|content-.+|if-.+|range|transfer-encoding)$/

/** Sends an internal request on behalf of a visitor, with their address and headers. */
export function requestAs(app: FastifyInstance, { raw }: FastifyRequest, path: string): Promise<ApiAnswer> {
  const headers = Object.fromEntries(Object.entries(raw.headers).filter(([name]) => !ofContent.test(name)))
  return asked(app, path, { headers, ...(raw.socket.remoteAddress && { remoteAddress: raw.socket.remoteAddress }) })
}

async function asked(
  app: FastifyInstance,
  url: string,
  from: { headers: Record<string, string | string[] | undefined>; remoteAddress?: string },
): Promise<ApiAnswer> {
  const { statusCode, headers, body } = await app.inject({ url, ...from })
  const told = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { status: statusCode, headers: Object.fromEntries(told), body }
}
