import * as z from 'zod/mini'
import { currencyCodes } from '../catalogue/money.ts'
import { categories, productSchema } from '../catalogue/products.ts'
import { productField, type RecordField, recordFields } from '../fields/product.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { requiredLine, withoutControls } from '../requests/visitors.ts'
import { sourceKinds } from './source.ts'
import { syncNoteSchema } from './sync-notes.ts'

/**
 * How columns of a source map to fields of a product, as set by staff in the mapping studio. Columns of every source
 * have an id, a name and a type.
 */

/**
 * Which side determines a field. `notion`: the source; nothing is exported, and an edit here is reverted by the next
 * complete import. `here`: this site; the source is not read. `both`: three-way merge, the default.
 */
export const fieldOwners = ['notion', 'here', 'both'] as const
export const fieldOwnerSchema = z.enum(fieldOwners)
export type FieldOwner = z.infer<typeof fieldOwnerSchema>

/** Meanings that staff can assign to a column's values. */
export const wordChoices: Partial<Record<RecordField, readonly [string, ...string[]]>> = {
  category: categories,
  availability: ['In Stock', 'In Stock - Low', 'Out of Stock'],
  listed: ['Yes', 'No'],
  term: ['Annual', 'One-time'],
  tracksStock: ['Yes', 'No'],
  recurring: ['Yes', 'No'],
  connectivityType: ['LoRaWAN', 'NB-IoT', 'Wi-Fi'],
}

export type RuleKind = 'figure' | 'words'

export function ruleKindOf(field: RecordField): RuleKind | undefined {
  const { reads } = productField(field)
  if (reads === 'amount' || reads === 'percent' || reads === 'count') return 'figure'
  return wordChoices[field] && 'words'
}

/** A column chosen by its id, so that it may be renamed. */
const chosenColumn = z.strictObject({
  kind: z.literal('column'),
  id: requiredLine(500),
  name: z.string().check(z.maxLength(500), withoutControls),
  type: z.string().check(z.maxLength(50), withoutControls),
})
const fixedValue = z.strictObject({ kind: z.literal('fixed'), value: requiredLine(1000) })
/** `auto`: the column is found by name. `none`: no column; the value here stays. */
const plainSource = z.strictObject({ kind: z.enum(['auto', 'none']) })
export const fieldSourceSchema = z.discriminatedUnion('kind', [chosenColumn, fixedValue, plainSource])
export type FieldSource = z.infer<typeof fieldSourceSchema>

/** Unit of a column's numbers: currency for amounts (null for percentages and counts), and a factor. */
const figureRule = z.strictObject({
  kind: z.literal('figure'),
  currency: z.nullable(z.enum(currencyCodes)),
  factor: z.number().check(z.minimum(0.000001), z.maximum(1_000_000)),
})
/** Meanings of a column's values; others are parsed as usual. */
const wordsRule = z.strictObject({
  kind: z.literal('words'),
  meanings: z
    .array(z.strictObject({ said: requiredLine(300), means: requiredLine(100) }))
    .check(z.minLength(1), z.maxLength(100)),
})
export const fieldRuleSchema = z.discriminatedUnion('kind', [figureRule, wordsRule])
export type FieldRule = z.infer<typeof fieldRuleSchema>

export const fieldMappingSchema = z.strictObject({
  field: z.enum(recordFields),
  source: fieldSourceSchema,
  rule: z.nullable(fieldRuleSchema),
  owner: fieldOwnerSchema,
})
export type FieldMapping = z.infer<typeof fieldMappingSchema>

/** Fields that are not listed are found by name and belong to both sides. */
export const mappingSchema = z.strictObject({
  fields: z.array(fieldMappingSchema).check(
    z.maxLength(recordFields.length),
    z.refine((fields) => new Set(fields.map(({ field }) => field)).size === fields.length, staffFault('field_twice')),
  ),
})
export type Mapping = z.infer<typeof mappingSchema>

export function automatic(field: RecordField): FieldMapping {
  return { field, source: { kind: 'auto' }, rule: null, owner: 'both' }
}

export function mappingOf(mapping: Mapping, field: RecordField): FieldMapping {
  return mapping.fields.find((one) => one.field === field) ?? automatic(field)
}

export function withField(mapping: Mapping, changed: FieldMapping): Mapping {
  const others = mapping.fields.filter(({ field }) => field !== changed.field)
  const fields = isAutomatic(changed) ? others : [...others, changed]
  return { fields: recordFields.flatMap((field) => fields.find((one) => one.field === field) ?? []) }
}

function isAutomatic({ source, rule, owner }: FieldMapping): boolean {
  return source.kind === 'auto' && rule === null && owner === 'both'
}

/** A stored mapping; each change is a new version. 0: none is stored. */
export const storedMappingSchema = z.object({
  version: z.int(),
  mapping: mappingSchema,
  keptAt: z.nullable(z.iso.datetime()),
  keptBy: z.nullable(z.string()),
})
export type StoredMapping = z.infer<typeof storedMappingSchema>

/** Detected type of a column's values. */
export const columnLooks = [
  'prices',
  'stock',
  'listing',
  'availability',
  'dates',
  'categories',
  'skus',
  'ip-codes',
  'pictures',
] as const
export type ColumnLook = (typeof columnLooks)[number]

/** A column of a source with sample values. */
export const studioColumnSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** Currency of its numbers: sign, and code if amounts in it are converted. */
  currency: z.nullable(z.object({ sign: z.string(), code: z.nullable(z.enum(currencyCodes)) })),
  /** Its first distinct values, with the currency sign. */
  samples: z.array(z.string()),
  /** Possible or observed values, for a rule of words. */
  values: z.array(z.string()),
  looks: z.nullable(z.enum(columnLooks)),
  /** Whether values can be exported to it; computed columns are read-only. */
  isWritable: z.boolean(),
  /** Fields that its type can hold. */
  holds: z.array(z.enum(recordFields)),
})
export type StudioColumn = z.infer<typeof studioColumnSchema>

/** Why a column is proposed: by its whole name, part of it, a similar spelling, or its values. */
export const proposalReasons = ['name', 'synonym', 'part-of-name', 'spelling', ...columnLooks] as const
export const mappingProposalSchema = z.object({
  columnId: z.string(),
  reason: z.enum(proposalReasons),
  /** The name it resembles. */
  like: z.nullable(z.string()),
  rule: z.nullable(fieldRuleSchema),
})
export type Proposal = z.infer<typeof mappingProposalSchema>

/**
 * State of a field. `gone`, `retyped`: its column is missing or has an unsuitable type; `foreign`: its currency has
 * no rate. Products keep their values then.
 */
export const fieldStates = ['read', 'fixed', 'none', 'unmatched', 'gone', 'retyped', 'foreign'] as const
export const studioFieldSchema = z.object({
  field: z.enum(recordFields),
  state: z.enum(fieldStates),
  /** Column of the stored mapping. */
  columnId: z.nullable(z.string()),
  proposal: z.nullable(mappingProposalSchema),
})
export type StudioField = z.infer<typeof studioFieldSchema>

export const mappingStudioSchema = z.object({
  ...storedMappingSchema.def.shape,
  source: z.enum(sourceKinds),
  /** Name of the source. */
  title: z.string(),
  columns: z.array(studioColumnSchema),
  /** All fields of the record, in order. */
  fields: z.array(studioFieldSchema),
  /** Ids of columns that are not mapped. */
  unused: z.array(z.string()),
  /** Whether an import may start: a column was recognized, or staff have stored a mapping. */
  isReady: z.boolean(),
  /** Units per HKD. */
  rates: z.object({ USD: z.number(), RMB: z.number() }),
  notes: z.array(syncNoteSchema),
  /** Newest first. */
  versions: z.array(z.omit(storedMappingSchema, { mapping: true })),
})
export type MappingStudio = z.infer<typeof mappingStudioSchema>

/** 409 `record.changed` for another version has a StoredMapping as `current`. */
export const mappingWriteSchema = z.strictObject({ version: z.int32().check(z.minimum(0)), mapping: mappingSchema })

export const mappingPreviewRequestSchema = z.strictObject({ mapping: mappingSchema })

const previewedProductSchema = z.object({
  /** As on the public page, without pictures that are not downloaded yet. */
  product: productSchema,
  /** Pictures named by the row. */
  pictures: z.int(),
  /** The row would create a product. */
  isNew: z.boolean(),
  /** Fields important to buyers that are empty. */
  lacks: z.array(z.enum(recordFields)),
  notes: z.array(syncNoteSchema),
})
export type PreviewedProduct = z.infer<typeof previewedProductSchema>

/** The first products as a mapping would make them; nothing is written. */
export const mappingPreviewSchema = z.object({
  products: z.array(previewedProductSchema),
  /** Rows examined, and those skipped because they have no name. */
  rows: z.int(),
  nameless: z.int(),
  /** Number of examined rows that lack each field. */
  lacking: z.array(z.object({ field: z.enum(recordFields), count: z.int() })),
  notes: z.array(syncNoteSchema),
})
export type MappingPreview = z.infer<typeof mappingPreviewSchema>

/** `was`: the owner that staff saw; nothing changes when it is another by now. */
export const fieldOwnerChangeSchema = z.strictObject({
  field: z.enum(recordFields),
  owner: fieldOwnerSchema,
  was: z.optional(fieldOwnerSchema),
})

export const mappingRestoreSchema = z.strictObject({ version: z.int32().check(z.minimum(0)) })
export const mappingVersionParams = z.object({
  version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1)),
})

export const mappingFileSchema = z.strictObject({
  format: z.literal('harbour-iot.mapping'),
  formatVersion: z.literal(1),
  title: z.string().check(z.maxLength(500), withoutControls),
  mapping: mappingSchema,
})
export type MappingFile = z.infer<typeof mappingFileSchema>

/** A file's mapping applied to this source: columns by id, else by name. Nothing is stored. */
export const mappingReadSchema = z.object({
  mapping: mappingSchema,
  /** Columns of the file that this source lacks, with their fields. */
  missing: z.array(z.object({ field: z.enum(recordFields), column: z.string() })),
})
export type MappingRead = z.infer<typeof mappingReadSchema>
