import { once } from 'node:events'
import { createServer, connect as openSocket, type Socket } from 'node:net'

/** A way to a server that can be cut, as when it is down: open connections break, new ones are refused. */
export interface Line {
  /** The server's address by this way. */
  url: string
  cut: () => Promise<void>
  mend: () => Promise<void>
}

/** @param target address of the server, with its port */
export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = openSocket(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => undefined) // 'close' follows
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  const own = Number(Object(server.address()).port)
  url.port = String(own)
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async mend() {
      server.listen(own, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
