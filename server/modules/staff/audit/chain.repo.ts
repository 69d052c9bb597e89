import * as z from 'zod/mini'
import { sealedRow } from '#server/platform/audit.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

const chainRow = z.extend(sealedRow, { hash: z.string() })
export type ChainRow = z.output<typeof chainRow>

/** The end of the log as the head says it, and as the rows do. */
const chainEndRow = z.object({
  seq: z.bigint(),
  hash: z.string(),
  seal: z.string(),
  /** Of the last row; 0 where there is none. */
  lastSeq: z.bigint(),
})
export type ChainEnd = z.output<typeof chainEndRow>

const batchSize = 2000
const beforeAll = -(2n ** 63n)

/** Reading the audit log as a chain. */
export function createChainRepo(database: DatabaseHandle) {
  return {
    /** In one statement, so of one moment: the log may grow meanwhile. */
    end(): Promise<ChainEnd | undefined> {
      return readRow(database, chainEndRow)`
        SELECT "seq", "hash", "seal", coalesce((SELECT max("seq") FROM "AuditEntry"), 0) AS "lastSeq" FROM "AuditHead"`
    },

    /** Every row up to a number, in order. */
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
