import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import * as z from 'zod/mini'
import { eventSchemas } from '#contract/webhooks/events.ts'

interface Received {
  id: string
  headers: Record<string, string>
  body: string
}

const typed = z.object({ type: z.string() })

/** A receiver of webhooks. `behave`: the status that it answers with, or `hang`. */
export async function startReceiver() {
  const received: Received[] = []
  let behaviour: number | 'hang' = 200
  let headers: Record<string, string> = {}
  const server = createServer(async (request, response) => {
    const given = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    received.push({ id: given['webhook-id'] ?? '', headers: given, body: await text(request) })
    if (behaviour !== 'hang') response.writeHead(behaviour, headers).end('x'.repeat(10_000))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${Object(server.address()).port}`,
    received,
    behave(next: number | 'hang', more: Record<string, string> = {}) {
      behaviour = next
      headers = more
    },
    /** Returns the events so far, each of its contract's shape, and forgets them. */
    events() {
      return received.splice(0).map(({ body }) => {
        const event: unknown = JSON.parse(body)
        const schema = eventSchemas[z.parse(typed, event).type]
        if (!schema) throw new Error(`The contract has no event such as ${body}`)
        return z.parse(schema, event)
      })
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether a receiver with this secret takes it as genuine. */
export function isGenuine({ headers, body }: Received, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}
