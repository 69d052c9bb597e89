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

/**
 * Import of products from CSV or XLSX: upload, map columns, preview, apply. Nothing is written before the last step,
 * which is all or nothing.
 */

/** Limits of a file: bytes, rows, columns, and bytes of an unpacked XLSX. */
export const importBytesMax = 20 * 1024 * 1024
export const importRowsMax = 100_000
export const importColumnsMax = 200
export const importUnpackedMax = 200 * 1024 * 1024

/** Meanings of a column: a field of the record, or the product's id. */
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

/** Field by column number, starting at 0. Unmapped columns are ignored; a field has at most one column. */
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

/** Decimal mark by column number, where staff have chosen one. */
export const importDecimalsSchema = z.record(z.string().check(z.regex(/^\d{1,3}$/)), z.enum(decimalMarks))
export type ImportDecimals = z.infer<typeof importDecimalsSchema>

export const importColumnSchema = z.object({
  heading: z.string(),
  samples: z.array(z.string()),
  guess: z.nullable(z.enum(importFields)),
  /** Decimal mark found in the column's values; `unsure` when ambiguous, null without separators. */
  decimals: z.nullable(z.enum([...decimalMarks, 'unsure'])),
})
export type ImportColumn = z.infer<typeof importColumnSchema>

export const fileEncodings = ['utf-8', 'utf-16', 'big5', 'gb18030'] as const
export type FileEncoding = (typeof fileEncodings)[number]

/** `picture` is set for a picture that was not copied. */
export const importNoteSchema = z.object({
  code: z.enum(importNoteCodes),
  figure: z.string(),
  picture: z.optional(z.object({ address: z.string(), reason: syncNoteSchema })),
})
export type ImportNote = z.infer<typeof importNoteSchema>

export const importCountsSchema = z.object({ create: z.int(), update: z.int(), unchanged: z.int(), error: z.int() })
export type ImportCounts = z.infer<typeof importCountsSchema>

/** Why it failed; with `changed`, up to twenty products changed since the preview. */
export const importErrorSchema = z.object({
  code: z.enum(importFaultCodes),
  products: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type ImportError = z.infer<typeof importErrorSchema>

export const productImportSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  format: z.enum(['csv', 'xlsx']),
  /** Encoding of a CSV file; null when it must be chosen from `encodings` before the preview. */
  encoding: z.nullable(z.enum(fileEncodings)),
  /** Possible encodings, most likely first; empty when certain. */
  encodings: z.array(z.enum(fileEncodings)),
  status: z.enum(importStatuses),
  /** Progress of the current step, in percent. */
  percent: z.int(),
  error: z.nullable(importErrorSchema),
  columns: z.array(importColumnSchema),
  rows: z.int(),
  mapping: importMappingSchema,
  decimals: importDecimalsSchema,
  notes: z.array(importNoteSchema),
  counts: importCountsSchema,
  /** Operation to undo; null before the import is applied. */
  operationId: z.nullable(z.uuid()),
  /** Products changed by the import and not exported to Notion yet. */
  pending: z.int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type ProductImport = z.infer<typeof productImportSchema>

/**
 * The body is the file (text/csv, the type of XLSX, or application/octet-stream). 413 `import.too_large`; 400
 * `import.unreadable`, with a code of `importFaults` for `file` in `errors`.
 */
export const importUploadQuerySchema = z.strictObject({
  fileName: z.string().check(z.minLength(1), z.maxLength(255), withoutControls),
})
/**
 * Starts a preview; GET …/{id} returns the progress. Rows match products by id, then SKU (ignoring case), then exact
 * name; an empty cell leaves a field unchanged, "-" clears it. An export that is imported unedited changes nothing.
 */
export const importPreviewSchema = z.strictObject({
  mapping: importMappingSchema.check(
    z.refine(
      (mapping) => Object.values(mapping).some((field) => field === 'name' || field === 'sku' || field === 'id'),
      staffFault('no_product_named'),
    ),
  ),
  /** Columns without an entry use the mark that was found; ambiguous values of `unsure` columns are rejected. */
  decimals: z._default(importDecimalsSchema, {}),
})
/** Reads the file again in one of its `encodings`. */
export const importEncodingSchema = z.strictObject({ encoding: z.enum(fileEncodings) })
/** For a row with errors, `changes` lists all its cells. */
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
export const importRowQuerySchema = z.omit(tableQuery(['row'], { kind: choices(importRowKinds) }), { cursor: true })
export type ImportRowQuery = z.infer<typeof importRowQuerySchema>
export const importRowPageSchema = pageOf(importRowSchema)
/** The rejected rows as CSV, to be corrected and imported again. */
export const importErrorsQuerySchema = z.strictObject({ headings: z.optional(readerLanguageSchema) })
/**
 * Rejected rows stop the import (409 `import.has_errors`) unless `skipErrors`. If a product has changed since the
 * preview, the import fails without writing anything and can be previewed again.
 */
export const importApplySchema = z.strictObject({ skipErrors: z._default(z.boolean(), false) })
export const importParametersSchema = z.object({ id: z.uuid() })
