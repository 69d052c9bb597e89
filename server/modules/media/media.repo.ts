import * as z from 'zod/mini'
import { cropSchema, uploadKinds } from '#contract/media.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

const uploadRow = z.object({
  hash: z.string(),
  kind: z.enum(uploadKinds),
  contentType: z.string(),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  name: z.string(),
  sourceHash: z.nullable(z.string()),
  crop: z.nullable(cropSchema),
})
export type UploadRow = z.output<typeof uploadRow>

const columns = Prisma.sql`"hash", "kind", "contentType", "bytes", "width", "height", "name", "sourceHash", "crop"`
const hashRow = z.object({ hash: z.string() })
const pictureRow = z.object({ contentType: z.string(), bytes: z.instanceof(Uint8Array<ArrayBuffer>) })

export function createMediaRepo(database: DatabaseHandle) {
  return {
    async find(hash: string): Promise<UploadRow | null> {
      return (await readRow(database, uploadRow)`SELECT ${columns} FROM "Upload" WHERE "hash" = ${hash}`) ?? null
    },

    /** Stores an upload, or renews the one with the same bytes. @returns whether it is new */
    async store({ crop, ...row }: UploadRow, createdBy: string, now: Date): Promise<boolean> {
      const { count } = await database.upload.createMany({
        data: [{ ...row, crop: crop ?? Prisma.DbNull, createdBy, createdAt: now, usedAt: now }],
        skipDuplicates: true,
      })
      if (count === 0) await database.upload.updateMany({ where: { hash: row.hash }, data: { usedAt: now } })
      return count > 0
    },

    /** Finds a picture that is about to be referenced, and protects it from removal for another week. */
    async use(hash: string, now: Date): Promise<UploadRow | null> {
      const { count } = await database.upload.updateMany({ where: { hash, kind: 'picture' }, data: { usedAt: now } })
      return count > 0 ? this.find(hash) : null
    },

    /** Returns a picture copied from an external address (`Image`), which has no upload. */
    async copied(hash: string): Promise<z.output<typeof pictureRow> | null> {
      return (
        (await readRow(database, pictureRow)`SELECT "contentType", "bytes" FROM "Image" WHERE "hash" = ${hash}`) ?? null
      )
    },

    /**
     * Locks uploads unused since `before`; those locked by another instance are skipped. @returns the rows, and the
     * hashes that no product, content, revision or crop references
     */
    async lockUnused(before: Date, most: number): Promise<{ due: UploadRow[]; unnamed: Set<string> }> {
      const due = await readRows(database, uploadRow)`
        SELECT ${columns} FROM "Upload" WHERE "usedAt" < ${before} ORDER BY "usedAt" LIMIT ${most} FOR UPDATE SKIP LOCKED`
      if (due.length === 0) return { due, unnamed: new Set() }
      const hashes = due.map(({ hash }) => hash)
      const named = await readRows(database, hashRow)`
        SELECT "hash" FROM unnest(${hashes}::text[]) AS given("hash") WHERE
          EXISTS (SELECT 1 FROM "Upload" u WHERE u."sourceHash" = given."hash")
          OR EXISTS (SELECT 1 FROM "Product" p
            WHERE concat(p."record", p."images", p."synced") LIKE '%' || given."hash" || '%')
          OR EXISTS (SELECT 1 FROM "ProductRevision" r
            WHERE r."changes"::text LIKE '%' || given."hash" || '%')
          OR EXISTS (SELECT 1 FROM "ContentRevision" c WHERE c."data"::text LIKE '%' || given."hash" || '%')`
      const used = new Set(named.map(({ hash }) => hash))
      return { due, unnamed: new Set(hashes.filter((hash) => !used.has(hash))) }
    },

    async markUsed(hashes: string[], now: Date): Promise<void> {
      await database.upload.updateMany({ where: { hash: { in: hashes } }, data: { usedAt: now } })
    },

    async remove(hashes: string[]): Promise<void> {
      await database.upload.deleteMany({ where: { hash: { in: hashes } } })
    },
  }
}
