import type pg from 'pg'
import * as z from 'zod/mini'
import { parseRows } from '#server/platform/database/rows.ts'
import type { Sums } from './manifest.ts'

const sumRow = z.object({ rows: z.string(), sum: z.string() })

/** Texts of values do not depend on the server's settings then. */
export const sameTexts = `
  SET TIME ZONE 'UTC'; SET datestyle = 'ISO, MDY'; SET intervalstyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1`

/** Counts the rows of a table, and adds up a hash of each, in whatever order they are stored. */
export async function sumOf(client: pg.Client, table: string): Promise<Sums[string]> {
  const { rows } = await client.query(`
    SELECT count(*)::text AS rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text AS sum
    FROM ${table} t`)
  const [sum] = parseRows(sumRow, rows)
  if (!sum) throw new Error('A sum is always one row')
  return { rows: Number(sum.rows), sum: sum.sum }
}

/** Returns the first table that differs. */
export function difference(expected: Sums, found: Sums): string | undefined {
  return Object.entries(expected).find(
    ([table, { rows, sum }]) => found[table]?.rows !== rows || found[table].sum !== sum,
  )?.[0]
}
