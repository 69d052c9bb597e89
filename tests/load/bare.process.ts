// What Fastify can do at best: one route for each address given, which sends the bytes that this address answers.
import Fastify from 'fastify'

const app = Fastify()
for (const [index, address] of process.argv.slice(2).entries()) {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
  app.get(`/${index}`, (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8').send(bytes)
  })
}
console.log(`Bare Fastify is at ${await app.listen({ host: 'localhost', port: 0 })}`)
