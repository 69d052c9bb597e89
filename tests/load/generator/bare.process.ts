// What Fastify can do at best: one route for each request given as JSON, which sends the bytes that this request is answered with.
import Fastify from 'fastify'
import { request } from 'undici'
import type { LoadRequest } from './generator.ts'

const [origin = '', requests = '[]'] = process.argv.slice(2)
const app = Fastify()
for (const [index, { path, headers = {} }] of (JSON.parse(requests) as LoadRequest[]).entries()) {
  const answer = await request(origin + path, { headers })
  const bytes = Buffer.from(await answer.body.arrayBuffer())
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers
  app.get(`/${index}`, (_request, reply) => {
    if (answer.statusCode === 304) return reply.code(304).send()
    reply.header('content-type', type)
    if (encoding) reply.header('content-encoding', encoding)
    reply.send(bytes)
  })
}
console.log(`Bare Fastify is at ${await app.listen({ host: 'localhost', port: 0 })}`)
