import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Starts listening.
 * @param host an address or a name; for "localhost" all its addresses are used, IPv4 and IPv6, which Fastify only does for servers that it
 * creates itself
 * @returns the address
 * @throws where the first address is taken; failures of additional ones are ignored
 */
export async function listenAt(app: FastifyInstance, host: string, port: number): Promise<string> {
  const at = await app.listen({ host, port })
  if (host !== 'localhost') return at
  const { hostname, port: taken } = new URL(at)
  const found = await lookup(host, { all: true }).catch(() => [])
  const others = found.map(({ address }) => address).filter((address) => ![address, `[${address}]`].includes(hostname))
  await Promise.all(others.map((address) => listenBeside(app, address, Number(taken)).catch(() => undefined)))
  return at
}

/** Listens on an additional address and forwards its events to the app's server. */
async function listenBeside({ server }: FastifyInstance, host: string, port: number): Promise<void> {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = server
  const beside = createServer({ requestTimeout, headersTimeout, keepAliveTimeout })
  for (const event of ['request', 'clientError']) beside.on(event, (...given) => server.emit(event, ...given))
  server.once('close', () => beside.close())
  beside.listen({ host, port })
  await once(beside, 'listening')
}
