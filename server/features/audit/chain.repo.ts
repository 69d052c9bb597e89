import type { SealedRow } from '#server/platform/audit.ts'
import type { DatabaseHandle } from '#server/platform/database.ts'

export type ChainRow = SealedRow & { hash: string }

/** The end of the log as the head says it, and as the rows do. */
export interface ChainEnd {
  seq: bigint
  hash: string
  seal: string
  /** Of the last row; 0 where there is none. */
  lastSeq: bigint
}

const batchSize = 2000
const beforeAll = -(2n ** 63n)

/** Reading the audit log as a chain. */
export function createChainRepo(database: DatabaseHandle) {
  return {
    /** In one statement, so of one moment: the log may grow meanwhile. */
    async end(): Promise<ChainEnd | undefined> {
      const [end] = await database.$queryRaw<ChainEnd[]>`
        SELECT "seq", "hash", "seal", coalesce((SELECT max("seq") FROM "AuditEntry"), 0) AS "lastSeq" FROM "AuditHead"`
      return end
    },

    /** Every row up to a number, in order. */
    async *rowsUpTo(seq: bigint): AsyncGenerator<ChainRow> {
      let last = beforeAll
      for (;;) {
        const rows = await database.$queryRaw<ChainRow[]>`
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
