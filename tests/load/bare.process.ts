// What the bench compares with, in a process of its own: bare Fastify that sends the bytes that the server sends at some paths, and at /rows
// what reading costs at least: Prisma for the rows that a list shows. Parameters: the server's address, the database's, paths.
import Fastify from 'fastify'
import { summaryColumns } from '#server/modules/catalogue/products/products.repo.ts'
import { openDatabase } from '#server/platform/database/database.ts'

const [serverUrl = '', databaseUrl = '', ...paths] = process.argv.slice(2)
const { prisma } = openDatabase(databaseUrl, () => undefined)
const app = Fastify()
for (const path of paths) {
  const answer = await fetch(serverUrl + path)
  const [type, bytes] = [answer.headers.get('content-type') ?? '', Buffer.from(await answer.arrayBuffer())]
  app.get(path, (_request, reply) => reply.header('content-type', type).send(bytes))
}
app.get<{ Querystring: { minPrice: string } }>(
  '/rows',
  ({ query: { minPrice } }) => prisma.$queryRaw`
    SELECT ${summaryColumns} FROM "Product" p WHERE "retiredAt" IS NULL AND "msrp" >= ${minPrice}::numeric
    ORDER BY "createdAt", "id" LIMIT 24`,
)
console.log(`Bare Fastify is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
