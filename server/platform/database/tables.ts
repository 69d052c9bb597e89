import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import { problem } from '../http/problems.ts'
import type { Database, DatabaseHandle } from './database.ts'
import { parseRows, readRow, readRows } from './rows.ts'
import { all } from './search.ts'
import {
  cursorInvalid,
  isAfter,
  isUnreadable,
  type Order,
  placeColumns,
  placeIn,
  placeRow,
  tableCursor,
} from './table-cursors.ts'

export interface Table<Sort extends string, Row> {
  row: z.core.$ZodType<Row>
  columns: Prisma.Sql
  from: Prisma.Sql
  /** Unique key of a row; it ends every order, so that pages never overlap. */
  key: Prisma.Sql
  sorts: Record<Sort, Prisma.Sql>
  /** Columns that may be null; such rows come last in either direction. The index needs NULLS LAST in both. */
  nullable?: readonly Sort[]
  initialSort: Sort | `-${Sort}`
}

interface TableQuery<Sort extends string> {
  page: number
  pageSize: number
  /** Takes the place of `page`. */
  cursor?: string | undefined
  sort?: Sort | `-${Sort}` | undefined
}

const totalRow = z.object({ total: z.number() })

export interface TablePage<Row> {
  items: Row[]
  total: number
  page: number
  pageSize: number
  /** Cursor of the next page, which `route()` sends as `Link`. */
  next?: string
}

const placedRow = z.looseObject(placeRow.def.shape)

/**
 * Returns one page of the rows that meet every condition, with the total. Keys are found before rows are read, which keeps far pages cheap.
 * @throws cursor.invalid
 */
export async function readPage<Row, Sort extends string>(
  database: DatabaseHandle,
  table: Table<Sort, Row>,
  conditions: Prisma.Sql[],
  query: TableQuery<Sort>,
): Promise<TablePage<Row>> {
  const { page, pageSize, cursor } = query
  const order = orderOf(table, query.sort)
  const place = cursor === undefined ? undefined : placeIn(cursor, order)
  const where = all(conditions)
  const from = place ? all([...conditions, isAfter(order, place)]) : where
  const offset = place ? 0 : (page - 1) * pageSize
  const [rows, counted] = await Promise.all([
    readRows(database, placedRow)`
      SELECT ${table.columns}, ${placeColumns(order)} FROM ${table.from} WHERE ${table.key} IN (
        SELECT ${table.key} FROM ${table.from} WHERE ${from} ORDER BY ${inOrder(order)} LIMIT ${pageSize} OFFSET ${offset}
      ) ORDER BY ${inOrder(order)}`.catch((error: unknown) => {
      throw place && isUnreadable(error) ? cursorInvalid('`cursor` cannot be read') : error
    }),
    readRow(database, totalRow)`SELECT count(*)::int AS "total" FROM ${table.from} WHERE ${where}`,
  ])
  const total = counted?.total ?? 0
  const last = rows.at(-1)
  const isLast = rows.length < pageSize || (!place && offset + rows.length >= total)
  const next = last && !isLast && { next: tableCursor(order, last) }
  return { items: parseRows(table.row, rows), total, page, pageSize, ...next }
}

const batchSize = 1000
/** Limit of an export's transaction, which a slow reader keeps open. */
const exportLimitMs = 15 * 60_000
/** A reader that takes nothing for this long is gone. */
const defaultStallMs = 60_000
/** Each export occupies one of the site's ten connections. */
const exportsMax = 3
let exportsOpen = 0

/**
 * Yields every row that meets the conditions, in order, from one snapshot of the database, as fast as they are consumed. The transaction
 * ends when the reader ends or stalls.
 * @throws rate.limited where this process runs too many exports
 */
export async function* readAll<Row, Sort extends string>(
  database: Database,
  table: Table<Sort, Row>,
  conditions: Prisma.Sql[],
  sort: TableQuery<Sort>['sort'],
  stallMs = defaultStallMs,
): AsyncGenerator<Row> {
  if (exportsOpen >= exportsMax) {
    throw problem('rate.limited', 'Other exports are in hand; try again in a moment', undefined, { retryAfterS: 10 })
  }
  const batches = new TransformStream<Row[], Row[]>(undefined, { highWaterMark: 1 })
  const statement = Prisma.sql`
    SELECT ${table.columns} FROM ${table.from} WHERE ${all(conditions)} ORDER BY ${inOrder(orderOf(table, sort))}`
  let takenAt = performance.now()
  const isStalled = () => performance.now() - takenAt > stallMs
  const take = (writing: Promise<void>) => unlessStalled(writing, isStalled, stallMs / 4)
  const reading = writeBatches(database, table.row, statement, batches.writable.getWriter(), take)
  try {
    for await (const rows of batches.readable) {
      for (const row of rows) {
        takenAt = performance.now()
        yield row
      }
    }
  } finally {
    await reading // the reader has cancelled, or all is read: the transaction ends now
  }
}

/**
 * Never throws: errors reach the reader through the stream.
 * @param take waits until the reader has consumed a batch; throws where it stalls
 */
async function writeBatches<Row>(
  database: Database,
  row: z.core.$ZodType<Row>,
  statement: Prisma.Sql,
  writer: WritableStreamDefaultWriter<Row[]>,
  take: (writing: Promise<void>) => Promise<void>,
): Promise<void> {
  exportsOpen += 1
  try {
    await database.prisma
      .$transaction(
        async (tx) => {
          await tx.$executeRaw`DECLARE "export" NO SCROLL CURSOR FOR ${statement}`
          for (;;) {
            const rows = await readRows(tx, row)`FETCH ${Prisma.raw(String(batchSize))} FROM "export"`
            if (rows.length === 0) return
            await take(writer.write(rows))
          }
        },
        { maxWait: 10_000, timeout: exportLimitMs },
      )
      .finally(() => {
        exportsOpen -= 1 // the connection is free, whether the reader comes back or not
      })
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => undefined)
  }
}

async function unlessStalled(writing: Promise<void>, isStalled: () => boolean, everyMs: number): Promise<void> {
  const stalled = Promise.withResolvers<never>()
  const watch = setInterval(() => {
    if (isStalled()) stalled.reject(new Error('The reader of an export takes nothing any more'))
  }, everyMs)
  await Promise.race([writing, stalled.promise]).finally(() => clearInterval(watch))
}

function orderOf<Sort extends string>(
  table: Pick<Table<Sort, unknown>, 'sorts' | 'nullable' | 'key' | 'initialSort'>,
  requested: TableQuery<Sort>['sort'],
): Order {
  const sort = requested ?? table.initialSort
  const column = Object.keys(table.sorts).find((name): name is Sort => name === sort.replace(/^-/, ''))
  if (column === undefined) throw new Error(`There is no sort ${sort}`)
  const isNullable = table.nullable?.includes(column) ?? false
  return { column: table.sorts[column], key: table.key, isDescending: sort.startsWith('-'), isNullable }
}

function inOrder({ column, key, isDescending, isNullable }: Order): Prisma.Sql {
  const direction = Prisma.raw(isDescending ? 'DESC' : 'ASC')
  return Prisma.sql`${column} ${direction} ${Prisma.raw(isNullable ? 'NULLS LAST' : '')}, ${key} ${direction}`
}
