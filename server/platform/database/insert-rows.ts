import { Prisma } from '#prisma'
import { quotedColumns } from './columns.ts'
import type { DatabaseHandle } from './database.ts'

type Models = Prisma.TypeMap['model']

/** A row as Prisma's `createMany` takes it. */
type RowOf<Table extends Prisma.ModelName> = Extract<
  Models[Table]['operations']['createMany']['args']['data'],
  unknown[]
>[number]

/**
 * Inserts many rows as one parameter. Of `createMany`, which has a parameter for each value, Prisma puts the statement together for longer
 * than PostgreSQL takes to carry it out, and nothing else is answered meanwhile.
 * @param rows with their ids, which Prisma would make; a column that none of them has is the database's to fill in
 * @param options `skipsKnown`: a row that is there already, by its id or another unique value, stays as it is
 * @returns how many were inserted
 */
export async function insertRows<Table extends Prisma.ModelName>(
  database: DatabaseHandle,
  table: Table,
  rows: RowOf<Table>[],
  { skipsKnown = false } = {},
): Promise<number> {
  if (rows.length === 0) return 0
  const into = Prisma.raw(`"${table}"`)
  const columns = quotedColumns([...new Set(rows.flatMap((row) => Object.keys(row)))])
  return database.$executeRaw`
    INSERT INTO ${into} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${into}, ${JSON.stringify(rows)}::jsonb)
    ${skipsKnown ? Prisma.sql`ON CONFLICT DO NOTHING` : Prisma.empty}`
}
