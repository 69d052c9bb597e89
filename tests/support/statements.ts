import { once } from 'node:events'
import { createServer, connect as openSocket, type Socket } from 'node:net'

/** A way to PostgreSQL on which every statement that is executed is seen. */
export interface Wiretap {
  /** The database's address by this way. */
  url: string
  /** In the order in which they were sent. */
  statements: string[]
  close: () => Promise<void>
}

/** @param target address of the database, without TLS */
export async function openWiretap(target: string): Promise<Wiretap> {
  const { hostname, port } = new URL(target)
  const statements: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = openSocket(Number(port), hostname)
    const read = reader((statement) => statements.push(statement))
    near.on('data', read)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => undefined) // 'close' follows
      from.on('close', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String(Object(server.address()).port)
  return {
    url: url.href,
    statements,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Reads what a client says (PostgreSQL's protocol 3): a start without a type, then messages of a type, a length and a body.
 * 'P' names a text, 'B' chooses one by its name, 'E' executes what was chosen last, 'Q' is and executes a text.
 */
function reader(onStatement: (statement: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let hasStarted = false
  const prepared = new Map<string, string>()
  let text = ''
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = hasStarted ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      const type = hasStarted ? String.fromCharCode(rest[0] ?? 0) : ''
      const body = rest.subarray(head + 4, end)
      rest = rest.subarray(end)
      hasStarted = true
      if (type === 'P') {
        const [name = '', statement = ''] = textsOf(body)
        prepared.set(name, statement)
      }
      if (type === 'B') text = prepared.get(textsOf(body)[1] ?? '') ?? ''
      if (type === 'Q') onStatement(textsOf(body)[0] ?? '')
      if (type === 'E') onStatement(text)
    }
  }
}

function textsOf(body: Buffer): string[] {
  return body.toString('utf8').split('\0')
}
