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
export async function askOwn(app: FastifyInstance, path: string): Promise<Told> {
  const { statusCode, headers, body } = await app.inject({ url: path, headers: { [header]: secret } })
  const told = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { status: statusCode, headers: Object.fromEntries(told), body }
}
