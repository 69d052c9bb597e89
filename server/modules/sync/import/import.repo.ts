import * as z from 'zod/mini'
import { changeFields, type FieldChange, fieldChangeSchema } from '#contract/catalogue/product-edits.ts'
import { type SyncNote, syncNoteSchema } from '#contract/sync/sync-notes.ts'
import { Prisma } from '#prisma'
import {
  createProductEditsRepo,
  type ProductToWrite,
  stateColumns,
  storedProductRow,
} from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import type { Conflict } from './merge.rules.ts'

const heldRow = z.object({ id: z.string(), version: z.number(), reserved: z.number() })

/** A product as the sync finds it. */
const mirrorProductRow = z.extend(storedProductRow, {
  pending: z.array(z.string()),
  contentHash: z.nullable(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
  notionEditedAt: z.nullable(z.date()),
  notionEditedBy: z.nullable(z.string()),
  pushStartedAt: z.nullable(z.date()),
  pushError: z.nullable(syncNoteSchema),
  pushFailedAt: z.nullable(z.date()),
  pushAttempts: z.number(),
})
export type MirrorProduct = z.output<typeof mirrorProductRow>

const changeRow = z.extend(fieldChangeSchema, { productId: z.string() })

/** What an agreement with Notion leaves in a row beside its record. */
export interface AgreementColumns {
  synced: ProductToWrite['synced']
  syncedRetired: boolean
  pending: string[]
  contentHash: string | null
  notionPageId: string | null
  source: ProductToWrite['source']
  notionEditedAt: string | Date | null
  notionEditedBy: string | null
  pushStartedAt: Date | null
  pushSentAt: Date | null
  pushError: SyncNote | null
  pushFailedAt: Date | null
  pushAttempts: number
}

/** A whole row as the sync leaves it. */
export type MirrorRow = Omit<ProductToWrite, 'createdAt'> &
  AgreementColumns & {
    version: number
    retiredAt: Date | null
    unlisted: boolean
    issues: string[]
    createdAt: string | Date
    updatedAt: Date
  }

/** A conflict that is to be kept for staff, with who edited the page. */
export interface ConflictToOpen extends Conflict {
  productId: string
  theirsBy: string | null
  theirsAt: string | Date | null
}

const productColumns = stateColumns(Object.keys(mirrorProductRow.def.shape))

/** The mirror as the sync reads and writes it. */
export function createMirrorRepo(database: DatabaseHandle) {
  return {
    products(ids: string[]): Promise<MirrorProduct[]> {
      return readRows(database, mirrorProductRow)`
        SELECT ${productColumns} FROM "Product" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id"`
    },

    /**
     * Has the transaction commit without waiting for the disk: what a crash of PostgreSQL takes is read anew, for the run has not
     * ended. Whatever commits later waits for this too, such as its end.
     */
    async commitSoon(): Promise<void> {
      await database.$executeRaw`SET LOCAL synchronous_commit = off`
    },

    /** Each change of products, the newest first, by product. */
    async histories(ids: string[]): Promise<Map<string, FieldChange[]>> {
      if (ids.length === 0) return new Map()
      const rows = await readRows(database, changeRow)`
        SELECT r."productId", "change"."key" AS "field", "change"."value"->'from' AS "from", "change"."value"->'to' AS "to"
        FROM "ProductRevision" r, jsonb_each(r."changes") AS "change"
        WHERE r."productId" = ANY(${ids}::uuid[]) AND "change"."key" = ANY(${changeFields}) ORDER BY r."version" DESC`
      return Map.groupBy(rows, ({ productId }) => productId)
    },

    /** Holds products until the transaction ends, in the order of their ids. @returns their versions, and what orders hold, by id */
    async lockVersions(ids: string[]): Promise<Map<string, { version: number; reserved: number }>> {
      const rows = await readRows(database, heldRow)`
        SELECT "id", "version", "reserved" FROM "Product" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`
      return new Map(rows.map(({ id, ...held }) => [id, held]))
    },

    /** Creates or replaces whole rows by id, in one statement, and remembers their addresses. A few hundred at most. */
    async write(rows: MirrorRow[]): Promise<void> {
      const [first] = rows
      if (!first) return
      const names = Object.keys(first)
      const list = Prisma.raw(names.map((name) => `"${name}"`).join(', '))
      const assignments = Prisma.raw(names.map((name) => `"${name}" = EXCLUDED."${name}"`).join(', '))
      await database.$executeRaw`
        INSERT INTO "Product" (${list})
        SELECT ${list} FROM jsonb_populate_recordset(NULL::"Product", ${JSON.stringify(rows)}::jsonb)
        ON CONFLICT ("id") DO UPDATE SET ${assignments}`
      await createProductEditsRepo(database).keepAddresses(rows)
    },

    /**
     * Writes what was agreed with Notion, where the product still is of this version.
     * @returns false where it is not
     */
    async agree(id: string, version: number, { synced, pushError, ...columns }: AgreementColumns): Promise<boolean> {
      const { count } = await database.product.updateMany({
        where: { id, version },
        data: {
          ...columns,
          pushError: pushError ?? Prisma.DbNull,
          synced: synced === null ? Prisma.DbNull : { ...synced, images: synced.images.map(plain) },
        },
      })
      return count > 0
    },

    /** Keeps conflicts for staff, with who said ours last, and when. */
    async openConflicts(runId: string, conflicts: ConflictToOpen[]): Promise<void> {
      if (conflicts.length === 0) return
      await database.$executeRaw`
        INSERT INTO "SyncConflict" ("id", "productId", "runId", "field", "base", "ours", "theirs", "oursBy", "oursAt", "theirsBy",
          "theirsAt")
        SELECT gen_random_uuid(), found."productId", ${runId}::uuid, found."field", found."base", found."ours", found."theirs",
          revision."actorName", revision."at", found."theirsBy", found."theirsAt"
        FROM jsonb_populate_recordset(NULL::"SyncConflict", ${JSON.stringify(conflicts)}::jsonb) AS found
        LEFT JOIN LATERAL (
          SELECT r."actorName", r."at" FROM "ProductRevision" r
          WHERE r."productId" = found."productId" AND r."origin" <> 'notion' AND r."changes" ? found."field" ORDER BY r."version" DESC LIMIT 1
        ) AS revision ON true`
    },
  }
}

export type MirrorRepo = ReturnType<typeof createMirrorRepo>

function plain({ key, url, name }: { key: string; url: string; name: string }) {
  return { key, url, name }
}
