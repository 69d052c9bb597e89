import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Told } from '../drawing/messages.ts'

const header = 'x-own-request'
/** Nobody else knows it. */
const secret = randomUUID()

/** Whether the server itself asks, for a page: that a visitor asked for this one has been counted already. */
export function isOwnRequest({ headers }: FastifyRequest): boolean {
  return headers[header] === secret
}

/** Asks the API from within, without the network. */
export function askOwn(app: FastifyInstance, path: string): Promise<Told> {
  return asked(app, path, { headers: { [header]: secret } })
}

/** Of a request, what says nothing of who sends it. */
const ofContent = /^(?:accept-encoding|connection|content-.+|if-.+|range|transfer-encoding)$/

/** The same as whoever sends a request: from there, and with all that it says of them. */
export function askAs(app: FastifyInstance, { raw }: FastifyRequest, path: string): Promise<Told> {
  const headers = Object.fromEntries(Object.entries(raw.headers).filter(([name]) => !ofContent.test(name)))
  return asked(app, path, { headers, ...(raw.socket.remoteAddress && { remoteAddress: raw.socket.remoteAddress }) })
}

async function asked(
  app: FastifyInstance,
  url: string,
  from: { headers: Record<string, string | string[] | undefined>; remoteAddress?: string },
): Promise<Told> {
  const { statusCode, headers, body } = await app.inject({ url, ...from })
  const told = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { status: statusCode, headers: Object.fromEntries(told), body }
}
