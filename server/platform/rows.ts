import * as z from 'zod/mini'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from './database.ts'

/**
 * The rows of a statement, each parsed by a schema: what PostgreSQL answers is checked, not believed. Columns that the
 * schema does not name are left out.
 * @throws an error that names column and reason where a row is not what the schema says
 */
export async function readRows<Schema extends z.core.$ZodType>(
  database: DatabaseHandle,
  schema: Schema,
  statement: Prisma.Sql,
): Promise<z.output<Schema>[]> {
  const rows = await database.$queryRaw<unknown[]>(statement)
  return rows.map((row) => z.parse(schema, row))
}

/** The first row of a statement, parsed as `readRows` does; undefined where there is none. */
export async function readRow<Schema extends z.core.$ZodType>(
  database: DatabaseHandle,
  schema: Schema,
  statement: Prisma.Sql,
): Promise<z.output<Schema> | undefined> {
  const [row] = await readRows(database, schema, statement)
  return row
}
