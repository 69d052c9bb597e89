import type { Actor, Audit } from './audit.ts'
import { counted } from './csv.ts'
import type { Database } from './database.ts'

/** Passes rows on, then notes in the audit log who took how many of them, by which filter, however the reader ended. */
export function recordedExport<Row>(
  { database, audit }: { database: Database; audit: Audit },
  actor: Actor,
  entity: string,
  filter: object,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  return counted(rows, (count) =>
    database.prisma.$transaction((tx) =>
      audit.record(tx, actor, { action: `${entity}.exported`, entity, after: { rows: count, ...filter } }),
    ),
  )
}
