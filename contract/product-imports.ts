import * as z from 'zod/mini'
import { pageOf } from './pages.ts'
import { fieldChangeSchema, recordFieldSchema, recordFields } from './product-edits.ts'
import { choices, tableQuery } from './tables.ts'

/** Products from a CSV or XLSX file: upload, map columns, preview, confirm. Nothing is written before the last step, then all or nothing. */

/** Bytes of a file, rows of it, and bytes that an XLSX may unpack to. */
export const importBytesMax = 20 * 1024 * 1024
export const importRowsMax = 100_000
export const importUnpackedMax = 200 * 1024 * 1024
/** Rows with errors that are told apart; of more, only how many. */
export const importErrorsShown = 1000

/** Fields that a column of a file can feed: pictures come from Notion or the editor. */
export const importFields = recordFields.filter((field) => field !== 'images')

export const importStatuses = [
  'uploaded',
  'previewing',
  'previewed',
  'applying',
  'applied',
  'failed',
  'undone',
] as const
export const importRowKinds = ['create', 'update', 'unchanged', 'error'] as const

/** Field by column number, from 0. A column that is not named feeds nothing; a field is fed by one column. */
export const importMappingSchema = z.record(z.string().check(z.regex(/^\d{1,3}$/)), recordFieldSchema)

export const productImportSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  format: z.enum(['csv', 'xlsx']),
  /** Of a CSV file: what its bytes are. */
  encoding: z.nullable(z.enum(['utf-8', 'utf-16', 'big5'])),
  status: z.enum(importStatuses),
  /** Of the step in progress. */
  percent: z.int(),
  error: z.nullable(z.string()),
  /** Headings with the first values below them, and the field that each seems to mean. */
  columns: z.array(
    z.object({ heading: z.string(), samples: z.array(z.string()), guess: z.nullable(recordFieldSchema) }),
  ),
  rows: z.int(),
  mapping: importMappingSchema,
  counts: z.object({ create: z.int(), update: z.int(), unchanged: z.int(), error: z.int() }),
  operationId: z.nullable(z.uuid()),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type ProductImport = z.infer<typeof productImportSchema>

/**
 * POST /admin/products/imports?fileName: the file as the body (text/csv, or XLSX's type, or application/octet-stream). 201.
 * 413 `import.too_large`, 400 `import.unreadable`.
 */
export const importUploadQuerySchema = z.strictObject({ fileName: z.string().check(z.minLength(1), z.maxLength(255)) })
/**
 * POST …/{id}/preview: 202; GET …/{id} tells how far it is. Rows find their product by SKU in any case, else by exact name; an
 * empty cell leaves a field as it is, "-" empties it.
 */
export const importPreviewSchema = z.strictObject({ mapping: importMappingSchema })
/** GET …/{id}/rows. */
export const importRowSchema = z.object({
  row: z.int(),
  kind: z.enum(importRowKinds),
  productId: z.nullable(z.uuid()),
  name: z.string(),
  changes: z.array(fieldChangeSchema),
  errors: z.array(z.object({ field: z.nullable(recordFieldSchema), message: z.string() })),
})
export type ImportRow = z.infer<typeof importRowSchema>
export const importRowQuerySchema = tableQuery(['row'], { kind: choices(importRowKinds) })
export type ImportRowQuery = z.infer<typeof importRowQuerySchema>
export const importRowPageSchema = pageOf(importRowSchema)
/**
 * POST …/{id}/apply: 202. Rows with errors stop it (409 `import.has_errors`) unless `skipErrors`; a product that has changed since
 * the preview, too: the import fails with nothing written, and can be previewed again.
 */
export const importApplySchema = z.strictObject({ skipErrors: z._default(z.boolean(), false) })
