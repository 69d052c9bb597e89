import * as z from 'zod/mini'
import type { DatabaseHandle } from './database.ts'

type Statement<Answer> = (texts: TemplateStringsArray, ...values: unknown[]) => Promise<Answer>

/**
 * The rows of a statement, which is written behind it as a template, as Prisma's `$queryRaw` takes it. Each is parsed by the schema: what
 * PostgreSQL answers is checked, not believed. Columns that the schema does not name are left out.
 * @throws an error that names column and reason where a row is not what the schema says
 */
export function readRows<Schema extends z.core.$ZodType>(
  database: DatabaseHandle,
  schema: Schema,
): Statement<z.output<Schema>[]> {
  return async (texts, ...values) => {
    return parseRows(schema, await database.$queryRaw<unknown[]>(texts, ...values))
  }
}

/** The first row of a statement, parsed as `readRows` does; undefined where there is none. */
export function readRow<Schema extends z.core.$ZodType>(
  database: DatabaseHandle,
  schema: Schema,
): Statement<z.output<Schema> | undefined> {
  return async (...statement) => (await readRows(database, schema)(...statement))[0]
}

/** What a connection of its own was answered, parsed as `readRows` does. */
export function parseRows<Schema extends z.core.$ZodType>(schema: Schema, rows: unknown[]): z.output<Schema>[] {
  return rows.map((row) => z.parse(schema, row))
}

/** Rows that are ids alone. */
export const idRow = z.object({ id: z.string() })

/** Rows that only matter by being there. */
export const anyRow = z.object({})

/** The row that a count is. */
export const countRow = z.object({ count: z.number() })
