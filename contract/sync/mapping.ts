import * as z from 'zod/mini'
import { currencyCodes } from '../catalogue/money.ts'
import { categories, productSchema } from '../catalogue/products.ts'
import { productField, type RecordField, recordFields } from '../fields/product.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { requiredLine, withoutControls } from '../requests/visitors.ts'
import { sourceKinds } from './source.ts'
import { syncNoteSchema } from './sync-notes.ts'

/**
 * How the columns of a source feed the fields of a product, as staff set it in the mapping studio. A source is whatever has rows
 * and columns with an id, a name and a type of its own.
 */

/**
 * Whose word counts for a field, which is its direction as well. `notion`: what the source says always, nothing is written there
 * and an edit here is put back by the next complete reading. `here`: what we say, the source is never read for it. `both`: the
 * three-way merge of every other field.
 */
export const fieldOwners = ['notion', 'here', 'both'] as const
export const fieldOwnerSchema = z.enum(fieldOwners)
export type FieldOwner = z.infer<typeof fieldOwnerSchema>

/** Words that a field understands by itself: what a value of the source's can be said to mean. */
export const wordChoices: Partial<Record<RecordField, readonly [string, ...string[]]>> = {
  category: categories,
  availability: ['In Stock', 'In Stock - Low', 'Out of Stock'],
  listed: ['Yes', 'No'],
  term: ['Annual', 'One-time'],
  tracksStock: ['Yes', 'No'],
  recurring: ['Yes', 'No'],
  limitedOffer: ['Yes', 'No'],
  connectivityType: ['LoRaWAN', 'NB-IoT', 'Wi-Fi'],
}

export type RuleKind = 'figure' | 'words'

/** Which rule a field can have. */
export function ruleKindOf(field: RecordField): RuleKind | undefined {
  const { reads } = productField(field)
  if (reads === 'amount' || reads === 'percent' || reads === 'count') return 'figure'
  return wordChoices[field] && 'words'
}

/** A column as it is chosen: its id tells it, whatever it is called by now. */
const chosenColumn = z.strictObject({
  kind: z.literal('column'),
  id: requiredLine(500),
  name: z.string().check(z.maxLength(500), withoutControls),
  type: z.string().check(z.maxLength(50), withoutControls),
})
const fixedValue = z.strictObject({ kind: z.literal('fixed'), value: requiredLine(1000) })
/** `auto`: by its name, as without any mapping. `none`: no column; what is said here stays. */
const plainSource = z.strictObject({ kind: z.enum(['auto', 'none']) })
export const fieldSourceSchema = z.discriminatedUnion('kind', [chosenColumn, fixedValue, plainSource])
export type FieldSource = z.infer<typeof fieldSourceSchema>

/** Of an amount, a percentage or a count: what the column counts in, and times what. The currency of the latter two is none. */
const figureRule = z.strictObject({
  kind: z.literal('figure'),
  currency: z.nullable(z.enum(currencyCodes)),
  factor: z.number().check(z.minimum(0.000001), z.maximum(1_000_000)),
})
/** What values of the column mean; others are read as they are. */
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

/** A field that is not listed is found by its name, and is both sides'. */
export const mappingSchema = z.strictObject({
  fields: z.array(fieldMappingSchema).check(
    z.maxLength(recordFields.length),
    z.refine((fields) => new Set(fields.map(({ field }) => field)).size === fields.length, staffFault('field_twice')),
  ),
})
export type Mapping = z.infer<typeof mappingSchema>

/** How a field is mapped that nobody has said anything of. */
export function automatic(field: RecordField): FieldMapping {
  return { field, source: { kind: 'auto' }, rule: null, owner: 'both' }
}

/** How a field is mapped. */
export function mappingOf(mapping: Mapping, field: RecordField): FieldMapping {
  return mapping.fields.find((one) => one.field === field) ?? automatic(field)
}

/** A mapping with another word about one field. */
export function withField(mapping: Mapping, changed: FieldMapping): Mapping {
  const others = mapping.fields.filter(({ field }) => field !== changed.field)
  const fields = isAutomatic(changed) ? others : [...others, changed]
  return { fields: recordFields.flatMap((field) => fields.find((one) => one.field === field) ?? []) }
}

function isAutomatic({ source, rule, owner }: FieldMapping): boolean {
  return source.kind === 'auto' && rule === null && owner === 'both'
}

/** A mapping as it is kept: each change is a version of its own. 0: nobody has kept one. */
export const keptMappingSchema = z.object({
  version: z.int(),
  mapping: mappingSchema,
  keptAt: z.nullable(z.iso.datetime()),
  keptBy: z.nullable(z.string()),
})
export type KeptMapping = z.infer<typeof keptMappingSchema>

/** What the values of a column look like, whatever it is called. */
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

/** A column of a source, with what stands in it. */
export const studioColumnSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** What its numbers are shown in: the sign, and the code where amounts of it are converted. */
  currency: z.nullable(z.object({ sign: z.string(), code: z.nullable(z.enum(currencyCodes)) })),
  /** Its first values that differ, with that sign. */
  samples: z.array(z.string()),
  /** What it can hold, or what was seen in it: for a rule of words. */
  values: z.array(z.string()),
  looks: z.nullable(z.enum(columnLooks)),
  /** Whether a value can be written there: what the source computes cannot. */
  isWritable: z.boolean(),
  /** Fields that its type can hold. */
  holds: z.array(z.enum(recordFields)),
})
export type StudioColumn = z.infer<typeof studioColumnSchema>

/** Why a column is proposed: by its whole name, part of it, a name that is spelt nearly so, or by what stands in it. */
export const proposalReasons = ['name', 'synonym', 'part-of-name', 'spelling', ...columnLooks] as const
export const proposalSchema = z.object({
  columnId: z.string(),
  reason: z.enum(proposalReasons),
  /** The name that it is taken for. */
  like: z.nullable(z.string()),
  rule: z.nullable(fieldRuleSchema),
})
export type Proposal = z.infer<typeof proposalSchema>

/**
 * How a field is fed now. `gone` and `retyped`: its column is not there or cannot hold it; `foreign`: its column is shown in a currency
 * that has no rate. Products keep what it said.
 */
export const fieldStates = ['read', 'fixed', 'none', 'unmatched', 'gone', 'retyped', 'foreign'] as const
export const studioFieldSchema = z.object({
  field: z.enum(recordFields),
  state: z.enum(fieldStates),
  /** What feeds it by the mapping that is kept. */
  columnId: z.nullable(z.string()),
  proposal: z.nullable(proposalSchema),
})
export type StudioField = z.infer<typeof studioFieldSchema>

/** GET /admin/sync/mapping. */
export const mappingStudioSchema = z.object({
  ...keptMappingSchema.def.shape,
  source: z.enum(sourceKinds),
  /** What the source is called. */
  title: z.string(),
  columns: z.array(studioColumnSchema),
  /** Each of the record, in its order. */
  fields: z.array(studioFieldSchema),
  /** Columns that feed nothing, by their ids. */
  unused: z.array(z.string()),
  /** Whether an import may begin: some column is known, or staff have kept a mapping. */
  isReady: z.boolean(),
  /** How much of other currencies one Hong Kong dollar is. */
  rates: z.object({ USD: z.number(), RMB: z.number() }),
  notes: z.array(syncNoteSchema),
  /** The newest first. */
  versions: z.array(z.omit(keptMappingSchema, { mapping: true })),
})
export type MappingStudio = z.infer<typeof mappingStudioSchema>

/** PUT /admin/sync/mapping: over the version that was edited; 409 `record.changed` with a KeptMapping as `current`. */
export const mappingWriteSchema = z.strictObject({ version: z.int32().check(z.minimum(0)), mapping: mappingSchema })

/** POST /admin/sync/mapping/preview. */
export const mappingPreviewRequestSchema = z.strictObject({ mapping: mappingSchema })

const previewedProductSchema = z.object({
  /** As the public reads it; pictures that are not kept here yet are not among its images. */
  product: productSchema,
  /** How many pictures its row names. */
  pictures: z.int(),
  /** There is no product of this row yet. */
  isNew: z.boolean(),
  /** What buyers look for and this says nothing of. */
  lacks: z.array(z.enum(recordFields)),
  notes: z.array(syncNoteSchema),
})
export type PreviewedProduct = z.infer<typeof previewedProductSchema>

/** The first products of the source as a mapping would make them; nothing is written. */
export const mappingPreviewSchema = z.object({
  products: z.array(previewedProductSchema),
  /** Rows that were looked at, and those of them without a name, which are left out. */
  rows: z.int(),
  nameless: z.int(),
  /** Of all rows that were looked at, how many lack what. */
  lacking: z.array(z.object({ field: z.enum(recordFields), count: z.int() })),
  notes: z.array(syncNoteSchema),
})
export type MappingPreview = z.infer<typeof mappingPreviewSchema>

/** PATCH /admin/sync/mapping/owner: of one field. `was`: whose it was as it was looked at; if another's by now, nothing changes. */
export const fieldOwnerChangeSchema = z.strictObject({
  field: z.enum(recordFields),
  owner: fieldOwnerSchema,
  was: z.optional(fieldOwnerSchema),
})

/** POST /admin/sync/mapping/versions/{version}/restore: over the version that is in use. */
export const mappingRestoreSchema = z.strictObject({ version: z.int32().check(z.minimum(0)) })
export const mappingVersionParams = z.object({
  version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1)),
})

/** GET /admin/sync/mapping/file, and POST of such a file. */
export const mappingFileSchema = z.strictObject({
  format: z.literal('harbour-iot.mapping'),
  formatVersion: z.literal(1),
  title: z.string().check(z.maxLength(500), withoutControls),
  mapping: mappingSchema,
})
export type MappingFile = z.infer<typeof mappingFileSchema>

/** What a file's mapping is of this source: columns by their ids, else by their names. Nothing is kept. */
export const mappingReadSchema = z.object({
  mapping: mappingSchema,
  /** Columns that the file names and that are not here, with the field that each was for. */
  missing: z.array(z.object({ field: z.enum(recordFields), column: z.string() })),
})
export type MappingRead = z.infer<typeof mappingReadSchema>
