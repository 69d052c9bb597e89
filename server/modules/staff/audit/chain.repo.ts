import * as z from 'zod/mini'
import { sealedRow } from '#server/platform/audit.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

const chainRow = z.extend(sealedRow, { hash: z.string() })
export type ChainRow = z.output<typeof chainRow>

/** The stored head of the chain and the last row. */
const chainEndRow = z.object({
  seq: z.bigint(),
  hash: z.string(),
  seal: z.string(),
  /** Number of the last row; 0 without rows. */
  lastSeq: z.bigint(),
})
export type ChainEnd = z.output<typeof chainEndRow>

const batchSize = 2000
const beforeAll = -(2n ** 63n)

export function createChainRepo(database: DatabaseHandle) {
  return {
    /** One statement, so that the values match while the log grows. */
    end(): Promise<ChainEnd | undefined> {
      return readRow(database, chainEndRow)`
        SELECT "seq", "hash", "seal", coalesce((SELECT max("seq") FROM "AuditEntry"), 0) AS "lastSeq" FROM "AuditHead"`
    },

    /** Returns the rows up to a number, in order. */
    async *rowsUpTo(seq: bigint): AsyncGenerator<ChainRow> {
      let last = beforeAll
      for (;;) {
        const rows = await readRows(database, chainRow)`
          SELECT "seq", "at", "actorKind", "actorId", "actorName", "address", "action", "entity", "entityId", "entityName",
            "before", "after", "requestId", "previousHash", "hash"
          FROM "AuditEntry" WHERE "seq" > ${last} AND "seq" <= ${seq} ORDER BY "seq" LIMIT ${batchSize}`
        yield* rows
        const end = rows.at(-1)
        if (!end) return
        last = end.seq
      }
    },
  }
}

export type ChainRepo = ReturnType<typeof createChainRepo>
