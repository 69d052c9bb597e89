import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A form that the form service received. */
export interface FormPost {
  fields: Record<string, string>
  key: string | undefined
  accept: string | undefined
  /** It was told that its form was taken. */
  taken: boolean
}

/** `refuse` accepts no connection; `drop` reads the form and hangs up; `cut` breaks off in the middle of its answer. */
type Behaviour = 'take' | 'hang' | 'drop' | 'cut' | 'refuse' | number

export interface FormService {
  url: string
  /** In the order they came in. */
  posts: FormPost[]
  behave: (behaviour: Behaviour) => Promise<void>
  /** Runs before each answer. */
  onPost: (hook: (post: FormPost) => void | Promise<void>) => void
  close: () => Promise<void>
}

/** A stand-in for the form service, spoken to over HTTP. A number is the status that it answers with. */
export async function startFormService(): Promise<FormService> {
  const posts: FormPost[] = []
  let behaviour: Behaviour = 'take'
  let hook: Parameters<FormService['onPost']>[0] = () => undefined

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const post = await read(request)
    posts.push(post)
    if (behaviour === 'hang') return
    if (behaviour === 'drop') return void request.socket.destroy()
    post.taken = behaviour === 'take' || behaviour === 'cut'
    await hook(post)
    const status = typeof behaviour === 'number' ? behaviour : 200
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' })
    if (behaviour !== 'cut') return void response.end(JSON.stringify({ ok: post.taken }))
    response.write('{')
    response.flushHeaders()
    setTimeout(() => request.socket.destroy(), 50)
  }

  let server = await listening(take, 0)
  const { port } = Object(server.address())
  return {
    url: `http://127.0.0.1:${port}/f/harbour`,
    posts,
    async behave(next) {
      if (next === 'refuse' && server.listening) await closed(server)
      behaviour = next
      if (next !== 'refuse' && !server.listening) server = await listening(take, port)
    },
    onPost(next) {
      hook = next
    },
    async close() {
      if (server.listening) await closed(server)
    },
  }
}

async function read(request: IncomingMessage): Promise<FormPost> {
  const type = request.headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(await buffer(request)), {
    headers: { 'content-type': type },
  }).formData()
  return {
    fields: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
    key: request.headers['idempotency-key']?.toString(),
    accept: request.headers.accept,
    taken: false,
  }
}

async function listening(
  take: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  port: number,
): Promise<Server> {
  const server = createServer((request, response) => {
    take(request, response).catch(() => request.socket.destroy()) // a caller that died in the middle of its form
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await end
}
