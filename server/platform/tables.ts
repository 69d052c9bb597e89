import { type Readable, Transform } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'
import { Prisma } from '#prisma'
import type { Database, DatabaseHandle } from './database.ts'
import { all } from './search.ts'

/** What a table of the admin is read from (contract/tables.ts). */
export interface Table<Sort extends string> {
  /** The columns of a row, of `from`. */
  columns: Prisma.Sql
  /** Tables and joins. */
  from: Prisma.Sql
  /** The key of a row: pages never overlap, since it ends every order. */
  key: Prisma.Sql
  /** What each column is sorted by: one that an index has is quick on any page. */
  sorts: Record<Sort, Prisma.Sql>
  /** Where no sort is asked for. */
  initialSort: Sort | `-${Sort}`
}

interface TableQuery<Sort extends string> {
  page: number
  pageSize: number
  sort?: Sort | `-${Sort}` | undefined
}

/** One page of the rows that fulfil every condition, and how many there are in all. */
export async function readPage<Row extends object, Sort extends string>(
  database: DatabaseHandle,
  table: Table<Sort>,
  conditions: Prisma.Sql[],
  query: TableQuery<Sort>,
): Promise<{ items: Row[]; total: number; page: number; pageSize: number }> {
  const { page, pageSize } = query
  const where = all(conditions)
  const [items, counts] = await Promise.all([
    database.$queryRaw<Row[]>`
      SELECT ${table.columns} FROM ${table.from} WHERE ${where}
      ORDER BY ${orderOf(table, query.sort)} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    database.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS "total" FROM ${table.from} WHERE ${where}`,
  ])
  return { items, total: counts[0]?.total ?? 0, page, pageSize }
}

/** Rows fetched at once by an export. */
const batchSize = 1000
/** A slow reader holds the transaction, and what it sees, open for as long. */
const exportLimitMs = 15 * 60_000

/**
 * Every row that fulfils the conditions, in order, from one moment of the database, read as fast as they are taken.
 * Ends the transaction however the reader ends.
 */
export async function* readAll<Row extends object, Sort extends string>(
  database: Database,
  table: Table<Sort>,
  conditions: Prisma.Sql[],
  sort: TableQuery<Sort>['sort'],
): AsyncGenerator<Row> {
  const batches = new TransformStream<Row[], Row[]>(undefined, { highWaterMark: 1 })
  const writer = batches.writable.getWriter()
  const reading = database.prisma
    .$transaction(
      async (tx) => {
        await tx.$executeRaw`DECLARE "export" NO SCROLL CURSOR FOR
          SELECT ${table.columns} FROM ${table.from} WHERE ${all(conditions)} ORDER BY ${orderOf(table, sort)}`
        for (;;) {
          const rows = await tx.$queryRaw<Row[]>`FETCH ${Prisma.raw(String(batchSize))} FROM "export"`
          if (rows.length === 0) return
          await writer.ready
          await writer.write(rows)
        }
      },
      { maxWait: 10_000, timeout: exportLimitMs },
    )
    .then(
      () => writer.close(),
      (error: unknown) => writer.abort(error),
    )
    .catch(() => undefined) // the reader has gone, or hears of it by the stream
  for await (const rows of batches.readable) yield* rows
  await reading
}

function orderOf<Sort extends string>(table: Table<Sort>, asked: TableQuery<Sort>['sort']): Prisma.Sql {
  const sort = asked ?? table.initialSort
  const column = Object.keys(table.sorts).find((name): name is Sort => name === sort.replace(/^-/, ''))
  if (column === undefined) throw new Error(`There is no sort ${sort}`)
  const direction = sort.startsWith('-') ? Prisma.raw('DESC NULLS LAST') : Prisma.raw('ASC NULLS LAST')
  return Prisma.sql`${table.sorts[column]} ${direction}, ${table.key} ${sort.startsWith('-') ? Prisma.raw('DESC') : Prisma.raw('ASC')}`
}

/**
 * Answers with rows as a CSV file, as they come: UTF-8 with a byte order mark, for Excel, and no text that a spreadsheet would
 * take for a formula.
 * @param name of the file, without its date
 * @param columns heading and value of each
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  rows: AsyncIterable<Row>,
  columns: [heading: string, value: (row: Row) => string | number | boolean | null | undefined][],
): FastifyReply {
  const date = new Date().toISOString().slice(0, 10)
  reply.header('content-type', 'text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${name}-${date}.csv"`)
  return reply.send(csvOf(rows, columns))
}

function csvOf<Row>(
  rows: AsyncIterable<Row>,
  columns: [heading: string, value: (row: Row) => string | number | boolean | null | undefined][],
): Readable {
  const lines = stringify({
    bom: true,
    escape_formulas: true,
    header: true,
    columns: columns.map(([head]) => head),
    cast: { boolean: String },
  })
  async function* cells() {
    for await (const row of rows) yield columns.map(([, value]) => value(row) ?? '')
  }
  return Transform.from(cells()).pipe(lines)
}
