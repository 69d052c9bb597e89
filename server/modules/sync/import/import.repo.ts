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

export type MirrorRow = Omit<ProductToWrite, 'createdAt'> &
  AgreementColumns & {
    version: number
    retiredAt: Date | null
    unlisted: boolean
    issues: string[]
    createdAt: string | Date
    updatedAt: Date
  }

export interface ConflictToOpen extends Conflict {
  productId: string
  theirsBy: string | null
  theirsAt: string | Date | null
}

const productColumns = stateColumns(Object.keys(mirrorProductRow.def.shape))

export function createMirrorRepo(database: DatabaseHandle) {
  return {
    products(ids: string[]): Promise<MirrorProduct[]> {
      return readRows(database, mirrorProductRow)`
        SELECT ${productColumns} FROM "Product" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id"`
    },

    /**
     * Turns off synchronous commit for this transaction. Rows lost in a crash are read again, because the run's end
     * commits later and waits for them.
     */
    async commitSoon(): Promise<void> {
      await database.$executeRaw`SET LOCAL synchronous_commit = off`
    },

    async histories(ids: string[]): Promise<Map<string, FieldChange[]>> {
      if (ids.length === 0) return new Map()
      const rows = await readRows(database, changeRow)`
        SELECT r."productId", "change"."key" AS "field", "change"."value"->'from' AS "from", "change"."value"->'to' AS "to"
        FROM "ProductRevision" r, jsonb_each(r."changes") AS "change"
        WHERE r."productId" = ANY(${ids}::uuid[]) AND "change"."key" = ANY(${changeFields}) ORDER BY r."version" DESC`
      return Map.groupBy(rows, ({ productId }) => productId)
    },

    /** Locks products in order of their ids. @returns versions and reserved pieces by id */
    async lockVersions(ids: string[]): Promise<Map<string, { version: number; reserved: number }>> {
      const rows = await readRows(database, heldRow)`
        SELECT "id", "version", "reserved" FROM "Product" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`
      return new Map(rows.map(({ id, ...held }) => [id, held]))
    },

    /** Upserts whole rows in one statement and stores their slugs. Pass at most a few hundred. */
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
      await createProductEditsRepo(database).recordSlugs(rows)
    },

    /** Writes the agreed state if the product is still at this version. @returns false if it is not */
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
