import * as z from 'zod/mini'
import {
  eachField,
  type FieldForm,
  productField,
  productFields,
  type RecordField,
  recordFields,
} from '../fields/product.ts'
import { bilingualSchema } from '../i18n/languages.ts'
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
 * The catalogue as staff edit it. What is edited is the product's record: the same fields, as the same texts, that a Notion page
 * tells (docs/notion.md). Every price and status follows from it by the rules of spec §5 and §9, here as in an import.
 */

/** Text pasted from Word has these for line breaks. U+2028 stays: Notion may contain it too, and its removal would be sent there as an edit. */
const breaksOfWord = z.overwrite<string>((text) => text.replace(/[\v\f\u0085]/g, '\n'))

/** Tabs and line ends are text; other controls are not. */
const withoutOddControls = z.refine<string>(
  (text) => !/\p{Cc}/u.test(text.replace(/[\t\n\r]/g, '')),
  staffFault('control_characters'),
)

const isPictureAddress = z.refine<string>(
  (url) => /^https?:\/\//i.test(url) || (url.startsWith('/') && pictureHashIn(url) !== undefined),
  staffFault('not_web_address'),
)

/** What a picture shows, for who does not see it: said in both languages, or in one for both. */
const altSchema = z.strictObject({ 'zh-TW': optionalLine(altMax), en: optionalLine(altMax) })

/**
 * A picture of the record; `url` is where it is fetched from, or the path of one that was uploaded; `key` is what names it.
 */
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
 * The fields of a record (spec §3), each as text, `null` where nothing is said: then the rule decides. An amount is HKD ("1180",
 * "HK$1,180.00", "399/month"), `usdCost` USD; `margin` and `upMargin` are percent; `category` an id or a label; `availability`
 * words or a number of pieces; features and specifications are lines "name: value", features grouped by lines "#group".
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

/** The same as it is answered: what Notion said is shown, whether an edit might say it or not. */
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
/** The same as it is kept: a field that is newer than the record is blank. */
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

/** What a three-way merge, a history or a conflict speaks of: a field of the record, or whether the product is retired. */
export const changeFields = [...recordFields, 'retired'] as const
export type ChangeField = (typeof changeFields)[number]
export const changeFieldSchema = z.enum(changeFields)

/** A value of a record as JSON: text, a list, true or false for `retired`, null for nothing. */
export const recordValueSchema = z.union([z.string(), z.boolean(), z.null(), z.array(z.string()), z.array(imageAnswer)])
export type RecordValue = z.infer<typeof recordValueSchema>

/** One field's change. */
export const fieldChangeSchema = z.object({ field: changeFieldSchema, from: recordValueSchema, to: recordValueSchema })
export type FieldChange = z.infer<typeof fieldChangeSchema>

const money = z.nullable(z.number())

/** What follows from a record; amounts HKD but `usdCost`, percentages in percent. */
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
  limitedOffer: z.boolean(),
})
export type DerivedProductAnswer = z.infer<typeof derivedProductSchema>

/** A value that could not be read as what its field means, and what became of it; `message` says both in English. */
export const recordWarningSchema = z.object({
  field: recordFieldSchema,
  message: z.string(),
  code: z.enum(Object.keys(recordFaults) as [RecordFault, ...RecordFault[]]),
  consequence: syncNoteSchema,
})

/** A product that is about to be made of a record, or was, as its public page shows it, and what it lacks. */
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

/** GET /admin/products/{id}: a product with everything that staff see of it. */
export const editedProductSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  source: productSourceSchema,
  version: z.int(),
  isRetired: z.boolean(),
  /** Not retired: off the site because its field `listed` says so. */
  isUnlisted: z.boolean(),
  record: recordAnswerSchema,
  derived: derivedProductSchema,
  warnings: z.array(recordWarningSchema),
  /** Those whose bytes are kept, as paths on this origin; of others, why not is in `issues`. */
  pictures: z.array(z.object({ key: z.string(), url: z.string(), name: z.string() })),
  /** What the site shows of it while it has no picture of its own. */
  standIns: z.array(productImageSchema),
  machineTranslated: z.array(recordFieldSchema),
  issues: z.array(z.string()),
  /** Pieces of its stock that are promised to open orders. */
  reserved: z.int(),
  /** Its page, for whoever has access to the workspace. */
  notionUrl: z.nullable(z.string()),
  /** What Notion has not been told yet. */
  pending: z.array(changeFieldSchema),
  /** Of the last attempt to tell Notion. */
  pushError: z.nullable(z.string()),
  pushErrorNote: z.nullable(syncNoteSchema),
  openConflicts: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type EditedProduct = z.infer<typeof editedProductSchema>

/** POST /admin/products: what is not given is blank. 201 with the product. */
export const productCreationSchema = z.strictObject({
  record: z.extend(z.partial(recordSchema), { name: recordSchema.def.shape.name }),
})

/**
 * PATCH /admin/products/{id}: the fields to change. A field is refused as `record.msrp`. Of another version, 409
 * `record.changed` with the product as `current`.
 */
export const productEditSchema = z.strictObject({ version: z.int32(), record: z.partial(recordSchema) })

/** POST /admin/products/{id}/retire and …/restore. */
export const productStateSchema = z.strictObject({ version: z.int32() })

/** POST /admin/products/preview: what would follow from a record, before it is saved. */
export const recordPreviewSchema = z.strictObject({
  record: z.extend(z.partial(recordSchema), { name: z.optional(z.string().check(z.maxLength(500))) }),
})
export const recordPreviewAnswerSchema = z.object({
  derived: derivedProductSchema,
  warnings: z.array(recordWarningSchema),
})

/** Whose doing a revision is. */
export const revisionOrigins = [
  'staff',
  'bulk',
  'import',
  'undo',
  'revert',
  'conflict',
  'notion',
  'sample',
  /** Pieces that were shipped. */
  'order',
] as const
export type RevisionOrigin = (typeof revisionOrigins)[number]

/** GET /admin/products/{id}/history?before&limit: the newest first; `next` is the `before` of what follows. */
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
  /** A version. */
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
})
export const historySchema = z.object({ items: z.array(revisionSchema), next: z.nullable(z.int()) })

/** POST /admin/products/{id}/revert: makes the record what it was as of `to`, a version; a change like any other. */
export const revertSchema = z.strictObject({ version: z.int32(), to: z.int32().check(z.minimum(1)) })

/** Percent by which a price moves, or an amount in HKD that it becomes. */
const priceChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.number().check(z.minimum(-90), z.maximum(900)) }),
  z.strictObject({ kind: z.literal('amount'), amount: z.number().check(z.minimum(0), z.maximum(999_999_999)) }),
])

/** What is done to each of many products. */
export const bulkActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('price'), change: priceChange }),
  z.strictObject({ action: z.literal('stock'), quantity: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
  z.strictObject({ action: z.literal('category'), category: z.enum(categories) }),
  z.strictObject({ action: z.literal('retire') }),
  z.strictObject({ action: z.literal('restore') }),
])
export type BulkAction = z.infer<typeof bulkActionSchema>

/**
 * POST /admin/products/bulk: all or nothing. Where one of them has changed meanwhile, 409 `record.changed` with those that have
 * as `current` ([{id, name, version}]).
 */
export const bulkSchema = z.strictObject({
  products: z.array(z.strictObject({ id: z.uuid(), version: z.int32() })).check(z.minLength(1), z.maxLength(500)),
  change: bulkActionSchema,
})

/** An act on many products, which can be taken back as a whole. `changed` is how many it changed, `unchanged` were so already. */
export const operationSchema = z.object({
  id: z.uuid(),
  changed: z.int(),
  unchanged: z.int(),
})
export type Operation = z.infer<typeof operationSchema>

/**
 * POST /admin/products/operations/{id}/undo: restores exactly what was, all or nothing. 409 `operation.undone` the second time,
 * `operation.overtaken` where one of the products has been changed since (`current` names them).
 */
export const undoneSchema = z.object({ restored: z.int() })

/** GET /admin/products/{id}/analytics?days: what visitors asked of it, from the rows behind it. */
export const productAnalyticsQuerySchema = z.strictObject({ days: z._default(z.enum(['30', '90', '365']), '90') })
export const productAnalyticsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** By week, its Monday in the shop's time zone: requests for quotation, pieces asked for, enquiries and demo requests. */
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
  /** Of the period of the same length before. */
  before: z.object({ quoteRequests: z.int(), quantity: z.int(), enquiries: z.int(), demoRequests: z.int() }),
  /** MSRP in HKD and stock from each change on; the first is what held at `from`. */
  steps: z.array(z.object({ at: z.iso.datetime(), msrp: money, stockQuantity: z.int() })),
})
export type ProductAnalytics = z.infer<typeof productAnalyticsSchema>

export const productParametersSchema = z.object({ id: z.uuid() })
