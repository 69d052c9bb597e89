import { once } from 'node:events'
import { createServer, connect as openSocket, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The database, reached over a line that can go silent: connections stay open and nothing comes through. */
export async function silentProxy(databaseUrl: string): Promise<{ url: string; silence: () => void }> {
  const target = new URL(databaseUrl)
  const sockets: Socket[] = []
  let silent = false
  const server = createServer((near) => {
    const far = openSocket(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(from)
      from.on('data', (bytes) => silent || to.write(bytes))
      from.on('error', () => undefined) // 'close' follows
      from.on('close', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(target)
  url.port = String(Object(server.address()).port)
  return {
    url: url.href,
    silence() {
      silent = true
    },
  }
}
