import * as z from 'zod/mini'
import {
  type FileEncoding,
  fileEncodings,
  type ImportColumn,
  type ImportCounts,
  type ImportNote,
  importDecimalsSchema,
  importMappingSchema,
} from '#contract/catalogue/product-imports.ts'
import { connect } from '#server/platform/database/database.ts'
import { parseRows } from '#server/platform/database/rows.ts'
import { invisibleMarks } from '#server/platform/visible-text.ts'
import { type ComparedRow, type Present, presentSchema } from '../import-compare.rules.ts'
import { type Candidate, candidateSchema } from '../import-match.rules.ts'

const fileRow = z.object({
  bytes: z.instanceof(Buffer),
  encoding: z.nullable(z.enum(fileEncodings)),
  mapping: importMappingSchema,
  decimals: importDecimalsSchema,
})
const bytesRow = z.pick(fileRow, { bytes: true })

const statementLimitMs = 30_000
const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export interface Reading {
  format: 'csv' | 'xlsx'
  encoding: FileEncoding | null
  encodings: FileEncoding[]
  columns: ImportColumn[]
  rowCount: number
  notes: ImportNote[]
}

export interface FileToStore extends Reading {
  id: string
  fileName: string
  bytes: Buffer
  createdById: string | null
  createdBy: string
}

/**
 * Opens the queries of a process that reads files, on its own connection: neither files nor the catalogue pass through the process that
 * serves requests.
 */
export async function openImportQueries(url: string) {
  const client = await connect(url, {
    application_name: 'harbour-iot import',
    statement_timeout: statementLimitMs,
    query_timeout: statementLimitMs,
    // At the lowest priority, on a busy machine, a handshake takes as long as a statement.
    connectionTimeoutMillis: statementLimitMs,
  })
  return {
    async storeFile(file: FileToStore): Promise<void> {
      await client.query(
        `INSERT INTO "ProductImport" ("id", "fileName", "format", "encoding", "bytes", "status", "columns", "rowCount",
          "createdById", "createdBy", "encodings", "notes") VALUES ($1, $2, $3, $4, $5, 'uploaded', $6, $7, $8, $9, $10, $11)`,
        [
          file.id,
          file.fileName,
          file.format,
          file.encoding,
          file.bytes,
          JSON.stringify(file.columns),
          file.rowCount,
          file.createdById,
          file.createdBy,
          JSON.stringify(file.encodings),
          JSON.stringify(file.notes),
        ],
      )
    },

    async bytesOf(id: string): Promise<Buffer | undefined> {
      const { rows } = await client.query(
        'SELECT "bytes" FROM "ProductImport" WHERE "id" = $1 AND "bytes" IS NOT NULL',
        [id],
      )
      return parseRows(bytesRow, rows)[0]?.bytes
    },

    /** Stores the result of reading in another encoding; the mapping is reset. */
    async storeReading(id: string, { encoding, columns, rowCount, notes }: Reading): Promise<void> {
      await client.query(
        `UPDATE "ProductImport" SET "encoding" = $2, "columns" = $3, "rowCount" = $4, "notes" = $5, "mapping" = '{}',
          "decimals" = '{}', "counts" = '{}', "status" = 'uploaded', "updatedAt" = now()
        WHERE "id" = $1 AND "status" IN ('uploaded', 'previewed', 'failed')`,
        [id, encoding, JSON.stringify(columns), rowCount, JSON.stringify(notes)],
      )
    },

    /** Returns a file to preview; undefined where another process took over, or it is gone. */
    async fileToPreview(id: string): Promise<z.output<typeof fileRow> | undefined> {
      const { rows } = await client.query(
        `SELECT "bytes", "encoding", "mapping", "decimals" FROM "ProductImport" WHERE "id" = $1 AND "status" = 'previewing' AND "bytes" IS NOT NULL`,
        [id],
      )
      return parseRows(fileRow, rows)[0]
    },

    /** Returns products with one of these ids, SKUs (ignoring case) or names; and those whose SKU or name has invisible marks. */
    async candidates(ids: string[], skus: string[], names: string[]): Promise<Candidate[]> {
      const { rows } = await client.query(
        `SELECT "id", "sku", "name", ("retiredAt" IS NOT NULL AND NOT "unlisted") AS "isRetired" FROM "Product"
        WHERE "id" = ANY($1::uuid[]) OR lower("sku") = ANY($2) OR "name" = ANY($3)
          OR "sku" ~ $4 OR "name" ~ $4 ORDER BY "id"`,
        [ids.filter((id) => isUuid.test(id)), skus, names, invisibleMarks.source],
      )
      return parseRows(candidateSchema, rows)
    },

    async present(ids: string[]): Promise<Present[]> {
      const { rows } = await client.query(
        'SELECT "id", "version", "record" FROM "Product" WHERE "id" = ANY($1::uuid[])',
        [ids],
      )
      return parseRows(presentSchema, rows)
    },

    async deleteRows(id: string): Promise<void> {
      await client.query('DELETE FROM "ProductImportRow" WHERE "importId" = $1', [id])
    },

    /** Stores rows and the progress in percent, in one statement, which is most of a chunk's cost to others. */
    async storeRows(id: string, rows: ComparedRow[], percent: number): Promise<void> {
      await client.query(
        `WITH "progress" AS (UPDATE "ProductImport" SET "percent" = $3, "updatedAt" = now()
          WHERE "id" = $1 AND "status" = 'previewing')
        INSERT INTO "ProductImportRow" ("importId", "row", "kind", "productId", "version", "name", "changes", "errors")
        SELECT $1, r.* FROM jsonb_to_recordset($2) AS r("row" integer, "kind" text, "productId" uuid, "version" integer,
          "name" text, "changes" jsonb, "errors" jsonb)`,
        [id, JSON.stringify(rows), percent],
      )
    },

    async progress(id: string, percent: number): Promise<void> {
      await client.query(
        `UPDATE "ProductImport" SET "percent" = $2, "updatedAt" = now() WHERE "id" = $1 AND "status" = 'previewing'`,
        [id, percent],
      )
    },

    async finish(id: string, counts: ImportCounts, notes: ImportNote[]): Promise<void> {
      await client.query(
        `UPDATE "ProductImport" SET "status" = 'previewed', "percent" = 100, "counts" = $2, "notes" = $3,
          "updatedAt" = now() WHERE "id" = $1 AND "status" = 'previewing'`,
        [id, JSON.stringify(counts), JSON.stringify(notes)],
      )
    },

    close: () => client.end(),
  }
}

export type ImportQueries = Awaited<ReturnType<typeof openImportQueries>>
