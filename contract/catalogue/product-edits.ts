import * as z from 'zod/mini'
import {
  eachField,
  type FieldForm,
  productField,
  productFields,
  type RecordField,
  recordFields,
} from '../fields/product.ts'
import { bilingualSchema, readerLanguages } from '../i18n/languages.ts'
import { altMax, pictureHashIn } from '../media.ts'
import { type RecordFault, recordFaults, staffFault } from '../problems/staff-field-faults.ts'
import { breaksAsSpaces, optionalLine, requiredText, withoutControls } from '../requests/visitors.ts'
import { syncNoteSchema } from '../sync/sync-notes.ts'
import { newProductLacks } from './data-quality.ts'
import {
  buyingFacts,
  categories,
  connectivityTypes,
  pricePeriods,
  productImageSchema,
  productSourceSchema,
  stockStatuses,
  terms,
} from './products.ts'

/**
 * Editing of products. An edit changes the product's record, the same fields and texts that a Notion page has
 * (docs/notion.md). Prices and statuses are derived from it by the same rules as in an import.
 */

/**
 * Line breaks in text pasted from Word. U+2028 is kept: Notion may contain it, and removing it would be exported as
 * an edit.
 */
const breaksOfWord = z.overwrite<string>((text) => text.replace(/[\v\f\u0085]/g, '\n'))

/** Tabs and line breaks are allowed, other control characters are not. */
const withoutOddControls = z.refine<string>(
  (text) => !/\p{Cc}/u.test(text.replace(/[\t\n\r]/g, '')),
  staffFault('control_characters'),
)

const isPictureAddress = z.refine<string>(
  (url) => /^https?:\/\//i.test(url) || (url.startsWith('/') && pictureHashIn(url) !== undefined),
  staffFault('not_web_address'),
)

/** Alternative text in both languages, or one text for both. */
const altSchema = z.strictObject({ 'zh-TW': optionalLine(altMax), en: optionalLine(altMax) })

/** A picture of the record: `url` is its source, or the path of an upload; `key` identifies it. */
export const recordImageSchema = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(2000), withoutControls),
  url: z.string().check(isPictureAddress, z.maxLength(2000), withoutControls),
  name: z.string().check(breaksAsSpaces, z.maxLength(productFields.images.lengthMax), withoutControls),
  alt: z.optional(altSchema),
})

type Schemas = Record<FieldForm, (lengthMax: number) => z.ZodMiniType>
type ShapeOf<Made extends Schemas> = {
  [Field in RecordField]: ReturnType<Made[(typeof productFields)[Field]['form']]>
}

function shapeOf<Made extends Schemas>(schemas: Made): ShapeOf<Made> {
  return eachField((field) => schemas[productField(field).form](productField(field).lengthMax)) as ShapeOf<Made>
}

/**
 * The fields of a record as text; `null` when blank, so that the rules decide. Amounts are HKD ("1180",
 * "HK$1,180.00", "399/month"), `usdCost` USD; `margin` and `upMargin` are percentages; `category` is an id or label;
 * `availability` words or a number of pieces; features and specifications are lines "name: value", features grouped
 * by lines "#group".
 */
export const recordSchema = z.strictObject(
  shapeOf({
    title: requiredText,
    line: (lengthMax) =>
      z.nullable(z.string().check(breaksAsSpaces, z.trim(), z.maxLength(lengthMax), withoutControls)),
    prose: (lengthMax) =>
      z.nullable(z.string().check(breaksOfWord, z.trim(), z.maxLength(lengthMax), withoutOddControls)),
    tags: (lengthMax) => z.array(requiredText(lengthMax)).check(z.maxLength(100)),
    pictures: () => z.array(recordImageSchema).check(z.maxLength(50)),
  }),
)
export type ProductRecord = z.infer<typeof recordSchema>

/** The same in responses, where values from Notion may break the limits of edits. */
const imageAnswer = z.object({
  key: z.string(),
  url: z.string(),
  name: z.string(),
  alt: z.optional(bilingualSchema),
})
export const recordAnswerSchema = z.object(
  shapeOf({
    title: () => z.string(),
    line: () => z.nullable(z.string()),
    prose: () => z.nullable(z.string()),
    tags: () => z.array(z.string()),
    pictures: () => z.array(imageAnswer),
  }),
)
/** The same as stored; fields added after the record was written are blank. */
export const storedRecordSchema = z.object(
  shapeOf({
    title: () => z._default(z.string(), ''),
    line: () => z._default(z.nullable(z.string()), null),
    prose: () => z._default(z.nullable(z.string()), null),
    tags: () => z._default(z.array(z.string()), []),
    pictures: () => z._default(z.array(imageAnswer), []),
  }),
)
export const recordFieldSchema = z.enum(recordFields)

/** Fields of merges, histories and conflicts: those of the record, and whether the product is retired. */
export const changeFields = [...recordFields, 'retired'] as const
export type ChangeField = (typeof changeFields)[number]
export const changeFieldSchema = z.enum(changeFields)

/** A value of a record as JSON: text, list, boolean for `retired`, null for blank. */
export const recordValueSchema = z.union([z.string(), z.boolean(), z.null(), z.array(z.string()), z.array(imageAnswer)])
export type RecordValue = z.infer<typeof recordValueSchema>

export const fieldChangeSchema = z.object({ field: changeFieldSchema, from: recordValueSchema, to: recordValueSchema })
export type FieldChange = z.infer<typeof fieldChangeSchema>

const money = z.nullable(z.number())

/** Values derived from a record; amounts are HKD except `usdCost`. */
export const derivedProductSchema = z.object({
  category: z.enum(categories),
  subcategory: z.nullable(z.string()),
  ipRating: z.nullable(z.string()),
  ...buyingFacts,
  term: z.enum(terms),
  recurring: z.boolean(),
  period: z.enum(pricePeriods),
  msrp: money,
  partnerPrice: money,
  minSellingPrice: money,
  margin: z.number(),
  upMargin: z.number(),
  sensorPrice: money,
  licenseAnnual: money,
  connectivityType: z.nullable(z.enum(connectivityTypes)),
  connectivityAnnualFee: money,
  firstYearTotal: money,
  hkdCost: money,
  usdCost: money,
  barrier: z.string(),
  tracksStock: z.boolean(),
  inStock: z.boolean(),
  stockQuantity: z.int(),
  stockStatus: z.enum(stockStatuses),
})
export type DerivedProductAnswer = z.infer<typeof derivedProductSchema>

/** A value that could not be parsed and how it was handled; `message` says both in English. */
export const recordWarningSchema = z.object({
  field: recordFieldSchema,
  message: z.string(),
  code: z.enum(Object.keys(recordFaults) as [RecordFault, ...RecordFault[]]),
  consequence: syncNoteSchema,
})

/** A product about to be created from a record, or just created, as its public page shows it, with its defects. */
export const newProductSchema = z.object({
  name: z.string(),
  nameEn: z.nullable(z.string()),
  description: z.nullable(z.string()),
  descriptionEn: z.nullable(z.string()),
  pictures: z.int(),
  derived: derivedProductSchema,
  warnings: z.array(recordWarningSchema),
  lacks: z.array(z.enum(newProductLacks)),
})
export type NewProduct = z.infer<typeof newProductSchema>

/** A product with everything that staff see. */
export const editedProductSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  source: productSourceSchema,
  version: z.int(),
  isRetired: z.boolean(),
  /** Not retired, but hidden because its field `listed` says so. */
  isUnlisted: z.boolean(),
  record: recordAnswerSchema,
  derived: derivedProductSchema,
  warnings: z.array(recordWarningSchema),
  /** Pictures whose bytes are stored, as paths on this origin; `issues` says why others are not. */
  pictures: z.array(z.object({ key: z.string(), url: z.string(), name: z.string() })),
  /** Shown by the site while the product has no picture of its own. */
  standIns: z.array(productImageSchema),
  machineTranslated: z.array(recordFieldSchema),
  issues: z.array(z.string()),
  /** Pieces reserved for open orders. */
  reserved: z.int(),
  /** Page in Notion, for members of the workspace. */
  notionUrl: z.nullable(z.string()),
  /** Changes not exported to Notion yet. */
  pending: z.array(changeFieldSchema),
  /** Error of the last export to Notion. */
  pushError: z.nullable(z.string()),
  pushErrorNote: z.nullable(syncNoteSchema),
  openConflicts: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type EditedProduct = z.infer<typeof editedProductSchema>

/** Fields that are not given are blank. */
export const productCreationSchema = z.strictObject({
  record: z.extend(z.partial(recordSchema), { name: recordSchema.def.shape.name }),
})

/**
 * Fields to change. Errors are reported as `record.msrp`; 409 `record.changed` for another version has the product as
 * `current`.
 */
export const productEditSchema = z.strictObject({ version: z.int32(), record: z.partial(recordSchema) })

export const productStateSchema = z.strictObject({ version: z.int32() })

/** Derives values from a record before it is saved. */
export const recordPreviewSchema = z.strictObject({
  record: z.extend(z.partial(recordSchema), { name: z.optional(z.string().check(z.maxLength(500))) }),
})
export const recordPreviewAnswerSchema = z.object({
  derived: derivedProductSchema,
  warnings: z.array(recordWarningSchema),
})

/** Renders the public page of a record before it is saved. */
export const pagePreviewSchema = z.strictObject({
  ...recordPreviewSchema.def.shape,
  /** The saved product; without one the record is a new product's. */
  id: z.optional(z.uuid()),
  language: z.enum(readerLanguages),
})
/** A document without scripts; null while pages cannot be rendered. */
export const pagePreviewAnswerSchema = z.object({ html: z.nullable(z.string()) })

/** Causes of a revision. */
export const revisionOrigins = [
  'staff',
  'bulk',
  'import',
  'undo',
  'revert',
  'conflict',
  'notion',
  'sample',
  /** Pieces were shipped. */
  'order',
] as const
export type RevisionOrigin = (typeof revisionOrigins)[number]

/** Newest first; `next` is the `before` of the next page. */
export const revisionSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  at: z.iso.datetime(),
  origin: z.enum(revisionOrigins),
  actorName: z.string(),
  runId: z.nullable(z.uuid()),
  operationId: z.nullable(z.uuid()),
  created: z.boolean(),
  changes: z.array(fieldChangeSchema),
})
export type Revision = z.infer<typeof revisionSchema>
export const historyQuerySchema = z.strictObject({
  /** A version number. */
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
})
export const historySchema = z.object({ items: z.array(revisionSchema), next: z.nullable(z.int()) })

/** Restores the record as of version `to`, as a normal edit. */
export const revertSchema = z.strictObject({ version: z.int32(), to: z.int32().check(z.minimum(1)) })

/** Percentage by which a price changes, or its new amount in HKD. */
const priceChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.number().check(z.minimum(-90), z.maximum(900)) }),
  z.strictObject({ kind: z.literal('amount'), amount: z.number().check(z.minimum(0), z.maximum(999_999_999)) }),
])

export const bulkActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('price'), change: priceChange }),
  z.strictObject({ action: z.literal('stock'), quantity: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
  z.strictObject({ action: z.literal('category'), category: z.enum(categories) }),
  z.strictObject({ action: z.literal('retire') }),
  z.strictObject({ action: z.literal('restore') }),
])
export type BulkAction = z.infer<typeof bulkActionSchema>

/**
 * All or nothing. When products have changed meanwhile, 409 `record.changed` lists them as `current` ([{id, name,
 * version}]).
 */
export const bulkSchema = z.strictObject({
  products: z.array(z.strictObject({ id: z.uuid(), version: z.int32() })).check(z.minLength(1), z.maxLength(500)),
  change: bulkActionSchema,
})

/** A bulk change that can be undone as a whole. `unchanged` counts products that already had the value. */
export const operationSchema = z.object({
  id: z.uuid(),
  changed: z.int(),
  unchanged: z.int(),
})
export type Operation = z.infer<typeof operationSchema>

/**
 * Restores the former values, all or nothing. 409 `operation.undone` the second time; `operation.overtaken` when a
 * product has been changed since (listed in `current`).
 */
export const undoneSchema = z.object({ restored: z.int() })

/** Interest of visitors in a product. */
export const productAnalyticsQuerySchema = z.strictObject({ days: z._default(z.enum(['30', '90', '365']), '90') })
export const productAnalyticsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /**
   * By week, starting on Monday in the shop's time zone: quotation requests, requested pieces, enquiries and demo
   * requests.
   */
  weeks: z.array(
    z.object({
      week: z.iso.date(),
      quoteRequests: z.int(),
      quantity: z.int(),
      enquiries: z.int(),
      demoRequests: z.int(),
    }),
  ),
  totals: z.object({ quoteRequests: z.int(), quantity: z.int(), enquiries: z.int(), demoRequests: z.int() }),
  /** The previous period of the same length. */
  before: z.object({ quoteRequests: z.int(), quantity: z.int(), enquiries: z.int(), demoRequests: z.int() }),
  /** MSRP in HKD and stock from each change on; the first step is the value at `from`. */
  steps: z.array(z.object({ at: z.iso.datetime(), msrp: money, stockQuantity: z.int() })),
})
export type ProductAnalytics = z.infer<typeof productAnalyticsSchema>

export const productParametersSchema = z.object({ id: z.uuid() })
