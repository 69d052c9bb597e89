import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Has an app listen.
 * @param host an address or a name; "localhost" is all addresses that it has, IPv4 and IPv6: Fastify itself knows that only of servers that it makes
 * @returns where it is
 * @throws where that is taken; an address beside the first is done without
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

/** What comes there is the app's, which ends it too. */
async function listenBeside({ server }: FastifyInstance, host: string, port: number): Promise<void> {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = server
  const beside = createServer({ requestTimeout, headersTimeout, keepAliveTimeout })
  for (const event of ['request', 'clientError']) beside.on(event, (...given) => server.emit(event, ...given))
  server.once('close', () => beside.close())
  beside.listen({ host, port })
  await once(beside, 'listening')
}
