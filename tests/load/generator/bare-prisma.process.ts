// What reading costs at least: Fastify, and Prisma for the rows of a list that the catalogue's public face shows; no counts, no schema, no headers.
import Fastify from 'fastify'
import { summaryRow } from '#server/modules/catalogue/products/products.repo.ts'
import { openDatabase } from '#server/platform/database/database.ts'

const { prisma } = openDatabase(process.argv[2] ?? '', (error) => {
  throw error
})
const select = Object.fromEntries(Object.keys(summaryRow.shape).map((name) => [name, true]))
const take = 24

const app = Fastify()
app.get<{ Querystring: { minPrice: string; page: string } }>('/api/v1/products', ({ query: { minPrice, page } }) =>
  prisma.product.findMany({
    select,
    where: { retiredAt: null, msrp: { gte: minPrice } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], // by an index, as ours; Prisma knows no order by a language's rules
    take,
    skip: take * (Number(page) - 1),
  }),
)
console.log(`Bare Prisma is at ${await app.listen({ host: 'localhost', port: 0 })}`)
