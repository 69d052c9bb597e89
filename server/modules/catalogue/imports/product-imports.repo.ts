import * as z from 'zod/mini'
import { fieldChangeSchema, recordImageSchema } from '#contract/catalogue/product-edits.ts'
import {
  type ImportDecimals,
  type ImportError,
  type ImportMapping,
  type ImportNote,
  type ImportRow,
  type ImportRowKind,
  type ImportRowQuery,
  importColumnSchema,
  importCountsSchema,
  importErrorSchema,
  importRowSchema,
  productImportSchema,
} from '#contract/catalogue/product-imports.ts'
import { recordFields } from '#contract/fields/product.ts'
import { Prisma } from '#prisma'
import type { Actor } from '#server/platform/audit.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { countRow, readRow, readRows } from '#server/platform/database/rows.ts'
import { all } from '#server/platform/database/search.ts'
import type { PicturedRow } from './import-pictures.ts'

const rowNumber = z.object({ row: z.number() })

const { decimals: decimalsOfColumn } = importColumnSchema.def.shape

const productImportRow = z.extend(productImportSchema, {
  /** Files read by a former version have no decimals. */
  columns: z.array(z.extend(importColumnSchema, { decimals: z._default(decimalsOfColumn, null) })),
  createdAt: z.date(),
  counts: z.union([importCountsSchema, z.object({})]),
})
export type ProductImportRow = z.output<typeof productImportRow>

const plannedRow = z.object({
  row: z.number(),
  productId: z.nullable(z.string()),
  version: z.nullable(z.number()),
  changes: z.unknown(),
})
export type PlannedRow = z.output<typeof plannedRow>

const picturedRow = z.pipe(
  z.object({ row: z.number(), to: z.array(recordImageSchema), from: z.array(z.string()) }),
  z.transform(({ row, to, from }): PicturedRow => ({ row, pictures: to.filter(({ key }) => !from.includes(key)) })),
)

const changedRow = importErrorSchema.def.shape.products.def.element

/** Changes are stored by field. */
const storedRow = z.extend(importRowSchema, {
  changes: z.pipe(
    z.record(z.string(), z.omit(fieldChangeSchema, { field: true })),
    z.transform((changes) => recordFields.flatMap((field) => (changes[field] ? [{ field, ...changes[field] }] : []))),
  ),
})

interface OperationToBegin {
  fileName: string
  actor: Pick<Actor, 'id' | 'name'>
  count: number
}

/** Time without a sign of life (product-imports.service.ts) after which a step has failed. Seconds. */
const deadAfterS = 30

/** Creates the queries of imports. Bytes of files are only read by the processes that read files. */
export function createProductImportsRepo(database: DatabaseHandle) {
  return {
    find(id: string): Promise<ProductImportRow | undefined> {
      return readRow(database, productImportRow)`
        SELECT i."id", "fileName", "format", "encoding", "encodings", CASE WHEN o."undoneAt" IS NULL THEN "status" ELSE 'undone' END AS "status",
          "percent", "error", "columns", "rowCount" AS "rows", "mapping", "decimals", "notes", "counts", o."id" AS "operationId", "createdBy",
          "createdAt", CASE WHEN o."id" IS NULL THEN 0 ELSE (
            SELECT count(*)::int FROM "ProductRevision" r JOIN "Product" p ON p."id" = r."productId"
            WHERE r."operationId" = o."id" AND (p."pending" <> '{}' OR (p."source" = 'local' AND (p."retiredAt" IS NULL OR p."unlisted") AND p."notionPageId" IS NULL))
          ) END AS "pending"
        FROM "ProductImport" i LEFT JOIN "ProductOperation" o ON o."id" = i."operationId" WHERE i."id" = ${id}::uuid`
    },

    /** Marks a step whose process died as failed. */
    async failIfDead(id: string): Promise<void> {
      await database.$executeRaw`
        UPDATE "ProductImport" SET ${failure({ code: 'stopped', products: [] })}
        WHERE "id" = ${id}::uuid AND "status" IN ('previewing', 'applying')
          AND "updatedAt" < now() - make_interval(secs => ${deadAfterS})`
    },

    async recordHeartbeat(id: string): Promise<void> {
      await database.$executeRaw`
        UPDATE "ProductImport" SET "updatedAt" = now()
        WHERE "id" = ${id}::uuid AND "status" IN ('previewing', 'applying')`
    },

    /** @returns whether the import was ready, and is now being previewed by the caller alone */
    async beginPreview(id: string, mapping: ImportMapping, decimals: ImportDecimals): Promise<boolean> {
      const count = await database.$executeRaw`
        UPDATE "ProductImport" SET "status" = 'previewing', "percent" = 0, "mapping" = ${mapping}::jsonb,
          "decimals" = ${decimals}::jsonb, "counts" = '{}', "error" = NULL, "updatedAt" = now()
        WHERE "id" = ${id}::uuid AND "status" IN ('uploaded', 'previewed', 'failed') AND "bytes" IS NOT NULL
          AND ("encoding" IS NOT NULL OR "encodings" = '[]')`
      return count > 0
    },

    /**
     * @param operationId of the future operation, which marks the caller's claim
     * @returns whether the caller, and nobody else, is to apply it
     */
    async beginApplying(id: string, operationId: string, skipErrors: boolean): Promise<boolean> {
      const count = await database.$executeRaw`
        UPDATE "ProductImport" SET "status" = 'applying', "percent" = 0, "operationId" = ${operationId}::uuid, "updatedAt" = now()
        WHERE "id" = ${id}::uuid AND "status" = 'previewed' AND (${skipErrors} OR "counts"->>'error' = '0')
          AND ("counts"->>'create')::int + ("counts"->>'update')::int > 0`
      return count > 0
    },

    async progress(id: string, operationId: string, percent: number): Promise<void> {
      await database.$executeRaw`
        UPDATE "ProductImport" SET "percent" = ${percent}, "updatedAt" = now() WHERE ${isClaimed(id, operationId)}`
    },

    /**
     * @param notes of applying, besides those of the file
     * @returns false where the step was taken for dead: the transaction must be rolled back
     */
    async finish(id: string, operationId: string, notes: ImportNote[]): Promise<boolean> {
      const count = await database.$executeRaw`
        UPDATE "ProductImport" SET "status" = 'applied', "percent" = 100, "notes" = "notes" || ${JSON.stringify(notes)}::jsonb,
          "updatedAt" = now() WHERE ${isClaimed(id, operationId)}`
      return count > 0
    },

    async fail(id: string, step: 'previewing' | 'applying', error: ImportError): Promise<void> {
      await database.$executeRaw`
        UPDATE "ProductImport" SET ${failure(error)} WHERE "id" = ${id}::uuid AND "status" = ${step}`
    },

    async page(id: string, { page, pageSize, sort, search, kind }: ImportRowQuery) {
      const conditions = [Prisma.sql`"importId" = ${id}::uuid`]
      if (kind?.length) conditions.push(Prisma.sql`"kind" = ANY(${kind})`)
      if (search) conditions.push(Prisma.sql`position(lower(${search}) IN lower("name")) > 0`)
      const direction = Prisma.raw(sort === '-row' ? 'DESC' : 'ASC')
      const [rows, counted] = await Promise.all([
        readRows(database, storedRow)`
          SELECT "row", "kind", "productId", "name", "changes", "errors" FROM "ProductImportRow" WHERE ${all(conditions)}
          ORDER BY "row" ${direction} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
        readRow(database, countRow)`SELECT count(*)::int AS "count" FROM "ProductImportRow" WHERE ${all(conditions)}`,
      ])
      return { items: rows, total: counted?.count ?? 0, page, pageSize }
    },

    errorsAfter(id: string, row: number, limit: number): Promise<ImportRow[]> {
      return readRows(database, storedRow)`
        SELECT "row", "kind", "productId", "name", "changes", "errors" FROM "ProductImportRow"
        WHERE "importId" = ${id}::uuid AND "kind" = 'error' AND "row" > ${row} ORDER BY "row" LIMIT ${limit}`
    },

    /** Returns the numbers of rows of a kind; updates in the order in which products are locked, which avoids deadlocks. */
    async rowNumbers(id: string, kind: ImportRowKind): Promise<number[]> {
      const rows = await readRows(database, rowNumber)`
        SELECT "row" FROM "ProductImportRow" WHERE "importId" = ${id}::uuid AND "kind" = ${kind} ORDER BY "productId", "row"`
      return rows.map(({ row }) => row)
    },

    plannedRows(id: string, rows: number[]): Promise<PlannedRow[]> {
      return readRows(database, plannedRow)`
        SELECT "row", "productId", "version", "changes" FROM "ProductImportRow"
        WHERE "importId" = ${id}::uuid AND "row" = ANY(${rows}) ORDER BY "productId", "row"`
    },

    picturedRows(id: string): Promise<PicturedRow[]> {
      return readRows(database, picturedRow)`
        SELECT "row", jsonb_path_query_array("changes", '$.images.to[*]') AS "to",
          jsonb_path_query_array("changes", '$.images.from[*].key') AS "from" FROM "ProductImportRow"
        WHERE "importId" = ${id}::uuid AND "kind" IN ('create', 'update') AND "changes"->'images' IS NOT NULL ORDER BY "row"`
    },

    async beginOperation(id: string, { fileName, actor, count }: OperationToBegin): Promise<void> {
      const data = { id, kind: 'import', summary: { fileName }, count, actorId: actor.id, actorName: actor.name }
      await database.productOperation.create({ data })
    },

    /** Returns up to twenty products that have changed since the preview, or that a row would create twice. */
    changedSince(id: string): Promise<ImportError['products']> {
      return readRows(database, changedRow)`
        SELECT p."id", p."name" FROM "ProductImportRow" r JOIN "Product" p ON p."id" = r."productId"
          WHERE r."importId" = ${id}::uuid AND r."kind" = 'update' AND p."version" <> r."version"
        UNION SELECT p."id", p."name" FROM "ProductImportRow" r
          JOIN "Product" p ON lower(p."sku") = lower(r."changes"->'sku'->>'to') AND (p."retiredAt" IS NULL OR p."unlisted")
          WHERE r."importId" = ${id}::uuid AND r."kind" = 'create'
        ORDER BY "name" LIMIT 20`
    },
  }
}

function failure(error: ImportError): Prisma.Sql {
  const json = JSON.stringify(importErrorSchema.parse(error))
  return Prisma.sql`"status" = 'failed', "error" = ${json}::jsonb, "operationId" = NULL, "updatedAt" = now()`
}

function isClaimed(id: string, operationId: string): Prisma.Sql {
  return Prisma.sql`"id" = ${id}::uuid AND "status" = 'applying' AND "operationId" = ${operationId}::uuid`
}
