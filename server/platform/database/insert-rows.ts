import { Prisma } from '#prisma'
import type { DatabaseHandle } from './database.ts'
import { quotedColumns } from './rows.ts'

type Models = Prisma.TypeMap['model']

type RowOf<Table extends Prisma.ModelName> = Extract<
  Models[Table]['operations']['createMany']['args']['data'],
  unknown[]
>[number]

/**
 * Inserts many rows as one JSON parameter. `createMany` has a parameter for each value, and Prisma takes longer to build that statement,
 * blocking the event loop, than PostgreSQL takes to run it.
 * @param rows with their ids, which Prisma would otherwise generate; columns that no row has get the database's defaults
 * @param options `skipsKnown` leaves rows as they are that exist already, by id or another unique value
 * @returns the number of rows inserted
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
