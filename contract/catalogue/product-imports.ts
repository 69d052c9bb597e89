import * as z from 'zod/mini'
import { recordFields } from '#contract/fields/product.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { withoutControls } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { syncNoteSchema } from '../sync/sync-notes.ts'
import { choices, tableQuery } from '../tables.ts'
import { fieldChangeSchema, recordFieldSchema } from './product-edits.ts'
import { importFaultCodes, importNoteCodes, importRowFaultCodes } from './product-import-faults.ts'

/** Products from a CSV or XLSX file: upload, map columns, preview, confirm. Nothing is written before the last step, then all or nothing. */

/** Bytes of a file, rows and columns of it, and bytes that an XLSX may unpack to. */
export const importBytesMax = 20 * 1024 * 1024
export const importRowsMax = 100_000
export const importColumnsMax = 200
export const importUnpackedMax = 200 * 1024 * 1024

/** What a column of a file can say: a field, or the id of the product that the row means. */
export const importFields = ['id', ...recordFields] as const
export type ImportField = (typeof importFields)[number]

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
export type ImportRowKind = (typeof importRowKinds)[number]

/** Field by column number, from 0. A column that is not named feeds nothing; a field is fed by one column. */
export const importMappingSchema = z
  .record(z.string().check(z.regex(/^\d{1,3}$/)), z.enum(importFields))
  .check(
    z.refine(
      (mapping) => new Set(Object.values(mapping)).size === Object.keys(mapping).length,
      staffFault('field_twice'),
    ),
  )
export type ImportMapping = z.infer<typeof importMappingSchema>

export const decimalMarks = ['point', 'comma'] as const
export type DecimalMark = (typeof decimalMarks)[number]

/** Of columns by their numbers: how their figures write decimals, where staff have said so. */
export const importDecimalsSchema = z.record(z.string().check(z.regex(/^\d{1,3}$/)), z.enum(decimalMarks))
export type ImportDecimals = z.infer<typeof importDecimalsSchema>

/** Headings with the first values below them, the field that each seems to mean, and how its figures seem to write decimals. */
export const importColumnSchema = z.object({
  heading: z.string(),
  samples: z.array(z.string()),
  guess: z.nullable(z.enum(importFields)),
  /** By all values of the column; `unsure` where they do not tell, null where none has a separator. */
  decimals: z.nullable(z.enum([...decimalMarks, 'unsure'])),
})
export type ImportColumn = z.infer<typeof importColumnSchema>

/** Of a CSV file: what its bytes are. */
export const fileEncodings = ['utf-8', 'utf-16', 'big5', 'gb18030'] as const
export type FileEncoding = (typeof fileEncodings)[number]

/** Notes on the file as a whole; `picture` of one that was not copied. */
export const importNoteSchema = z.object({
  code: z.enum(importNoteCodes),
  figure: z.string(),
  picture: z.optional(z.object({ address: z.string(), reason: syncNoteSchema })),
})
export type ImportNote = z.infer<typeof importNoteSchema>

export const importCountsSchema = z.object({ create: z.int(), update: z.int(), unchanged: z.int(), error: z.int() })
export type ImportCounts = z.infer<typeof importCountsSchema>

/** Why it failed; with `changed`, up to twenty of the products that have been. */
export const importErrorSchema = z.object({
  code: z.enum(importFaultCodes),
  products: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type ImportError = z.infer<typeof importErrorSchema>

export const productImportSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  format: z.enum(['csv', 'xlsx']),
  /** Of a CSV file; null where it may be any of `encodings`: one is to be chosen before it can be previewed. */
  encoding: z.nullable(z.enum(fileEncodings)),
  /** What the text may be encoded in, the likeliest first; empty where that is certain. */
  encodings: z.array(z.enum(fileEncodings)),
  status: z.enum(importStatuses),
  /** Of the step in progress. */
  percent: z.int(),
  error: z.nullable(importErrorSchema),
  columns: z.array(importColumnSchema),
  rows: z.int(),
  mapping: importMappingSchema,
  decimals: importDecimalsSchema,
  notes: z.array(importNoteSchema),
  counts: importCountsSchema,
  /** What POST /admin/products/operations/{id}/undo takes back; null before it is applied. */
  operationId: z.nullable(z.uuid()),
  /** Products that the import has changed, and that Notion has not been told of yet. */
  pending: z.int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type ProductImport = z.infer<typeof productImportSchema>

/**
 * POST /admin/products/imports?fileName: the file as the body (text/csv, or XLSX's type, or application/octet-stream). 201.
 * 413 `import.too_large`; 400 `import.unreadable`, with a code of `importFaults` as that of `errors` for `file`.
 */
export const importUploadQuerySchema = z.strictObject({
  fileName: z.string().check(z.minLength(1), z.maxLength(255), withoutControls),
})
/**
 * POST …/{id}/preview: 202; GET …/{id} tells how far it is. Rows find their product by id, else by SKU in any case, else by exact
 * name; an empty cell leaves a field as it is, "-" empties it. An export that comes back unedited changes nothing.
 */
export const importPreviewSchema = z.strictObject({
  mapping: importMappingSchema.check(
    z.refine(
      (mapping) => Object.values(mapping).some((field) => field === 'name' || field === 'sku' || field === 'id'),
      staffFault('no_product_named'),
    ),
  ),
  /** Of columns that are not named, as it was found; values of one that is `unsure` are refused where they may mean two numbers. */
  decimals: z._default(importDecimalsSchema, {}),
})
/** POST …/{id}/encoding: reads the file anew, in one of its `encodings`. */
export const importEncodingSchema = z.strictObject({ encoding: z.enum(fileEncodings) })
/** GET …/{id}/rows. Of a row with errors, `changes` is all that its cells say. */
export const importRowSchema = z.object({
  row: z.int(),
  kind: z.enum(importRowKinds),
  productId: z.nullable(z.uuid()),
  name: z.string(),
  changes: z.array(fieldChangeSchema),
  errors: z.array(
    z.object({ field: z.nullable(recordFieldSchema), code: z.enum(importRowFaultCodes), figure: z.string() }),
  ),
})
export type ImportRow = z.infer<typeof importRowSchema>
export const importRowQuerySchema = tableQuery(['row'], { kind: choices(importRowKinds) })
export type ImportRowQuery = z.infer<typeof importRowQuerySchema>
export const importRowPageSchema = pageOf(importRowSchema)
/** GET …/{id}/errors.csv: the rows with errors, to be mended and sent again. */
export const importErrorsQuerySchema = z.strictObject({ headings: z.optional(readerLanguageSchema) })
/**
 * POST …/{id}/apply: 202. Rows with errors stop it (409 `import.has_errors`) unless `skipErrors`; a product that has changed since
 * the preview, too: the import fails with nothing written, and can be previewed again.
 */
export const importApplySchema = z.strictObject({ skipErrors: z._default(z.boolean(), false) })
export const importParametersSchema = z.object({ id: z.uuid() })
