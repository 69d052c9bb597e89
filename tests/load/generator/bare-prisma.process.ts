// What reading costs at least: Fastify, and Prisma for the rows that a list shows; no counts, no prepared statement, no schema, no headers.
// In the order that the least work finds them in: by age, which has an index and compares no names.
import Fastify from 'fastify'
import { summaryColumns } from '#server/modules/catalogue/products/products.repo.ts'
import { openDatabase } from '#server/platform/database/database.ts'

const { prisma } = openDatabase(process.argv[2] ?? '', (error) => {
  throw error
})
const most = 24

const app = Fastify()
app.get<{ Querystring: { minPrice: string; page: string } }>(
  '/api/v1/products',
  ({ query: { minPrice, page } }) => prisma.$queryRaw`
    SELECT ${summaryColumns} FROM "Product" p WHERE "retiredAt" IS NULL AND "msrp" >= ${minPrice}::numeric
    ORDER BY "createdAt", "id" LIMIT ${most} OFFSET ${most * (Number(page) - 1)}`,
)
console.log(`Bare Prisma is at ${await app.listen({ host: 'localhost', port: 0 })}`)
