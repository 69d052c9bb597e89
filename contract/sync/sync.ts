import * as z from 'zod/mini'
import { changeFieldSchema, newProductSchema, recordValueSchema } from '../catalogue/product-edits.ts'
import { recordFields } from '../fields/product.ts'
import { withoutControls } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { secretSchema } from '../site/settings.ts'
import { choices, tableQuery } from '../tables.ts'
import { brakePercent, brakeProducts, brakeShape, massMarks } from './brake.ts'
import { sourceKinds } from './source.ts'
import { syncNoteSchema } from './sync-notes.ts'

/** Stages of a run and the percentage at which each starts; pages that are read move it from fetching to processing. */
export const syncStagePercent = { connecting: 10, fetching: 30, processing: 70, complete: 100, error: 0 } as const
export type SyncStage = keyof typeof syncStagePercent

/** `percent` is 0 to 100. */
export const syncProgressSchema = z.object({
  runId: z.uuid(),
  stage: z.enum(['connecting', 'fetching', 'processing', 'complete', 'error']),
  percent: z.int(),
  message: z.string(),
})
export type SyncProgress = z.infer<typeof syncProgressSchema>

/** `warnings`: what staff should check in Notion. */
export const syncResultSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  productsCount: z.int(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  timestamp: z.iso.datetime(),
})
export type SyncResult = z.infer<typeof syncResultSchema>

export const syncMessages = {
  inProgress: 'Sync already in progress',
} as const

export const syncDirections = ['import', 'export', 'both'] as const
export type SyncDirection = (typeof syncDirections)[number]
export const syncRunStatuses = [
  'running',
  'succeeded',
  'failed',
  'interrupted',
  'planned',
  'awaiting_approval',
  'applied',
  'discarded',
  'cancelled',
] as const
export const syncTriggers = ['clock', 'staff', 'command', 'queue', 'webhook'] as const

/** Marks of changes that staff should check: of a single product, and as part of a mass change (./brake.ts). */
export const changeMarks = [
  'price-over-30-percent',
  /** From runs before the brake existed. */
  'retirements-over-20-percent',
  'edited-here',
  'formatting-lost',
  ...massMarks,
] as const
/** Formatting of text in Notion. */
export const formattings = [
  'bold',
  'italic',
  'strikethrough',
  'underline',
  'code',
  'color',
  'link',
  'mention',
  'equation',
] as const
export type Formatting = (typeof formattings)[number]
/** Price changes from this percentage on are marked. */
export const markedPriceChangePercent = 30

/** Counts are of products; those from `pushed` on are of pages in Notion. */
export const syncRunSchema = z.object({
  id: z.uuid(),
  direction: z.enum(syncDirections),
  status: z.enum(syncRunStatuses),
  trigger: z.enum(syncTriggers),
  startedBy: z.nullable(z.string()),
  cancelledBy: z.nullable(z.string()),
  /** For a push: the exported product. */
  productId: z.nullable(z.uuid()),
  /** Version of the mapping used; null without one. */
  mappingVersion: z.nullable(z.int()),
  /** Nothing was written; the changes are a plan. */
  dryRun: z.boolean(),
  /** The plan that it applied. */
  planId: z.nullable(z.uuid()),
  /** All pages were read, not only those that the run was about. */
  complete: z.boolean(),
  stage: z.enum(['connecting', 'fetching', 'processing', 'complete', 'error']),
  percent: z.int(),
  /** In English, as `errors`; the notes are their translatable form. */
  message: z.string(),
  messageNote: syncNoteSchema,
  productsCount: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  retired: z.int(),
  pushedCreated: z.int(),
  pushedUpdated: z.int(),
  pushedRetired: z.int(),
  pushFailures: z.int(),
  conflicts: z.int(),
  /** Products that were linked to another page. */
  linked: z.int(),
  /** Rows of the pricebook. */
  bookCreated: z.int(),
  bookUpdated: z.int(),
  bookRetired: z.int(),
  bookFailures: z.int(),
  warningsCount: z.int(),
  errors: z.array(z.string()),
  errorNotes: z.array(syncNoteSchema),
  marks: z.array(z.enum(changeMarks)),
  /** By the source's clock, when reading began. */
  sourceTime: z.nullable(z.iso.datetime()),
  startedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
})
export type SyncRun = z.infer<typeof syncRunSchema>

/** A run that waits for the current one, on any instance. */
export const dueSyncSchema = z.object({
  direction: z.enum(syncDirections),
  trigger: z.enum(syncTriggers),
  dueAt: z.iso.datetime(),
})

/** Status and the last runs, newest first. */
export const syncStatusSchema = z.object({
  /** Files are only imported. */
  source: z.enum(sourceKinds),
  /** Database and key, folder or URL are set. */
  isConfigured: z.boolean(),
  /** Configured, and the last finished run reached Notion. */
  isConnected: z.boolean(),
  syncInProgress: z.boolean(),
  current: z.nullable(syncRunSchema),
  /** Starts when no other run is in progress. */
  due: z.nullable(dueSyncSchema),
  /** End of the last successful run. */
  lastSync: z.nullable(z.iso.datetime()),
  /** `lastSync` plus 30 minutes, if auto-sync is on. */
  nextSync: z.nullable(z.iso.datetime()),
  autoSyncEnabled: z.boolean(),
  direction: z.enum(syncDirections),
  /** Limits above which a run waits for approval (./brake.ts). */
  ...brakeShape,
  /** Message of the current run, or else of the last one. */
  message: z.nullable(z.string()),
  /** Listed products from Notion. */
  productsCount: z.int(),
  /** Products with changes to export, those whose last push failed, and open conflicts. */
  pending: z.int(),
  pushFailures: z.int(),
  openConflicts: z.int(),
  /** The plan that waits for approval. */
  awaitingApproval: z.nullable(z.uuid()),
  runs: z.array(syncRunSchema),
})
export type SyncStatus = z.infer<typeof syncStatusSchema>

/**
 * Newest first. Consecutive pushes of single products are one row, the newest, with `pushes` for all; `trigger` or
 * `pushesWith` lists them separately.
 */
export const syncRunQuerySchema = tableQuery(['startedAt'], {
  status: choices(syncRunStatuses),
  direction: choices(syncDirections),
  trigger: choices(syncTriggers),
  /** Pushes that are one row with this one. */
  pushesWith: z.optional(z.uuid()),
})
export type SyncRunQuery = z.infer<typeof syncRunQuerySchema>
/** Names of `productId`, if the product still exists. */
const pushedProduct = { productName: z.nullable(z.string()), productNameEn: z.nullable(z.string()) }
export const syncRunRowSchema = z.extend(syncRunSchema, {
  ...pushedProduct,
  /** For several pushes in one row: number of runs, and of products exported and failed. */
  pushes: z.nullable(z.object({ runs: z.int(), told: z.int(), failed: z.int() })),
})
export type SyncRunListed = z.infer<typeof syncRunRowSchema>
export const syncRunPageSchema = pageOf(syncRunRowSchema)

export const syncRunDetailSchema = z.extend(syncRunSchema, {
  ...pushedProduct,
  warnings: z.array(z.string()),
  warningNotes: z.array(syncNoteSchema),
  /** Number of changes by side and kind. */
  groups: z.array(
    z.object({ side: z.enum(['mirror', 'notion', 'pricebook']), kind: z.string(), count: z.int(), marked: z.int() }),
  ),
  /** Number of changes by mark. */
  marked: z.array(z.object({ mark: z.enum(changeMarks), count: z.int() })),
})
export type SyncRunDetail = z.infer<typeof syncRunDetailSchema>

/** A change of one product on one side, made or planned. */
export const syncChangeSides = ['mirror', 'notion', 'pricebook'] as const
/** `link`: an existing product is linked to another page with its SKU, because its own is gone. */
export const syncChangeKinds = ['create', 'link', 'update', 'retire', 'restore', 'conflict'] as const
export const syncChangeSchema = z.object({
  seq: z.int(),
  side: z.enum(syncChangeSides),
  kind: z.enum(syncChangeKinds),
  productId: z.nullable(z.uuid()),
  pageId: z.nullable(z.string()),
  name: z.string(),
  /**
   * `from` is the former value of the written side; for a conflict, our value, which `to` replaces; for a created
   * record, all initial values. Pricebook columns are named as in Notion.
   */
  fields: z.array(
    z.object({
      field: z.string(),
      from: recordValueSchema,
      to: recordValueSchema,
      /** Formatting of the column in Notion that the new text cannot keep. */
      loses: z.exactOptional(z.array(z.enum(formattings))),
    }),
  ),
  marks: z.array(z.enum(changeMarks)),
  error: z.nullable(z.string()),
  errorNote: z.nullable(syncNoteSchema),
  /** For products that are created here. */
  made: z.nullable(newProductSchema),
})
export type SyncChange = z.infer<typeof syncChangeSchema>

export const syncChangeQuerySchema = z.omit(
  tableQuery([], {
    side: choices(syncChangeSides),
    kind: choices(syncChangeKinds),
    marked: z.optional(z.enum(['true'])),
    mark: choices(changeMarks),
  }),
  { cursor: true },
)
export type SyncChangeQuery = z.infer<typeof syncChangeQuerySchema>
export const syncChangePageSchema = pageOf(syncChangeSchema)

/**
 * Starts a run that reads every page and continues in the background; 409 `sync.in_progress`, `sync.off`. `force`
 * skips the approval of mass changes.
 */
export const syncRunStartSchema = z.strictObject({
  direction: z.enum(syncDirections),
  force: z._default(z.boolean(), false),
  dryRun: z._default(z.boolean(), false),
  /** A field whose column can no longer be read: its values are cleared. Only with `dryRun`, as a plan. */
  givesUp: z.optional(z.enum(recordFields)),
})
/** Applies exactly the changes of the plan, or none; 409 `sync.plan_settled` unless the plan is open. */
export const syncRunStartedSchema = z.object({ runId: z.uuid() })

/** Switches scheduled runs and sets their options. Fields not given stay unchanged. */
export const autoSyncSchema = z.strictObject({
  enabled: z.optional(z.boolean()),
  direction: z.optional(z.enum(syncDirections)),
  brake: z.optional(z.boolean()),
  brakePercent: z.optional(brakePercent),
  brakeProducts: z.optional(brakeProducts),
})

/** The configured connection without secrets. */
export const syncConnectionSchema = z.object({
  isEnabled: z.boolean(),
  source: z.enum(sourceKinds),
  /** For `address`. */
  fileUrl: z.string(),
  /** Whether the server has a folder configured; staff cannot name paths. */
  hasFolder: z.boolean(),
  hasApiKey: z.boolean(),
  databaseId: z.string(),
  /** Chosen when the database has several. */
  dataSourceId: z.string(),
  pricebookDatabaseId: z.string(),
  /** The environment's connection is used, not the settings. */
  fromEnvironment: z.boolean(),
  version: z.int32(),
})
export type SyncConnection = z.infer<typeof syncConnectionSchema>
const fileUrl = z.string().check(z.trim(), z.maxLength(1000), withoutControls)
const notionId = z.string().check(z.trim(), z.maxLength(500), withoutControls)
/** `apiKey`: a text is stored, null deletes it, undefined leaves it unchanged. */
export const syncConnectionWriteSchema = z.strictObject({
  isEnabled: z.boolean(),
  source: z._default(z.enum(sourceKinds), 'notion'),
  fileUrl: z._default(fileUrl, ''),
  apiKey: z.optional(z.nullable(secretSchema)),
  databaseId: notionId,
  dataSourceId: notionId,
  pricebookDatabaseId: notionId,
  version: z.int32(),
})

/**
 * Tests the stored connection, or the given one (Super Admin). 502 `notion.failed` with Notion's message in `detail`,
 * or `files.failed`.
 */
export const connectionTestRequestSchema = z.strictObject({
  source: z.optional(z.enum(sourceKinds)),
  fileUrl: z.optional(fileUrl),
  apiKey: z.optional(secretSchema),
  databaseId: z.optional(notionId),
  dataSourceId: z.optional(notionId),
})

/**
 * A field whose values products keep although its column has none, until staff decide: number of products, and sample
 * values. `gone`: the column is missing or has another type. `blank`: it is new and empty for these products.
 */
export const retainedFieldSchema = z.object({
  field: z.enum(recordFields),
  reason: z.enum(['gone', 'blank']),
  products: z.int(),
  samples: z.array(z.string()),
})
export type RetainedField = z.infer<typeof retainedFieldSchema>

const databaseProperty = z.object({ name: z.string(), type: z.string(), field: z.nullable(z.string()) })
/** Also the database as the last test or run saw it (GET /admin/sync/database). */
export const notionDatabaseSchema = z.object({
  title: z.string(),
  /** Version of Notion's API. */
  apiVersion: z.string(),
  /** With more than one, staff choose. */
  dataSources: z.array(z.object({ id: z.string(), name: z.string() })),
  dataSourceId: z.nullable(z.string()),
  /** With the field that each maps to. */
  properties: z.array(databaseProperty),
  /** Fields without a property, the suggested name of one, and whether an export needs it. */
  missing: z.array(z.object({ field: z.string(), suggestedName: z.string(), neededForExport: z.boolean() })),
  /** Problems for an import or export: columns with a changed type, read-only columns, missing permissions. */
  warnings: z.array(z.string()),
  warningNotes: z.array(syncNoteSchema),
  canWrite: z.nullable(z.boolean()),
  kept: z.array(retainedFieldSchema),
})
export type NotionDatabaseAnswer = z.infer<typeof notionDatabaseSchema>

/** How a conflict is resolved: our value, Notion's, or another one. */
export const conflictChoices = ['ours', 'theirs', 'other'] as const
export type ConflictChoice = (typeof conflictChoices)[number]

const conflictProductShape = {
  productId: z.uuid(),
  productName: z.string(),
  productNameEn: z.nullable(z.string()),
  notionUrl: z.nullable(z.string()),
}

/** Both sides changed a field: Notion's value was taken and ours is stored here. */
export const conflictFieldSchema = z.object({
  id: z.uuid(),
  field: changeFieldSchema,
  base: recordValueSchema,
  ours: recordValueSchema,
  theirs: recordValueSchema,
  current: recordValueSchema,
  oursBy: z.nullable(z.string()),
  oursAt: z.nullable(z.iso.datetime()),
  /** Name of the last editor in Notion; null if Notion does not provide it. */
  theirsBy: z.nullable(z.string()),
  /** The editor is an integration. */
  isTheirsBot: z.boolean(),
  theirsAt: z.nullable(z.iso.datetime()),
  openedAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
  settledBy: z.nullable(z.string()),
  choice: z.nullable(z.enum(conflictChoices)),
  /** The value entered for `other`. */
  value: recordValueSchema,
})
export type ConflictField = z.infer<typeof conflictFieldSchema>
export const syncConflictSchema = z.extend(conflictFieldSchema, conflictProductShape)
export type SyncConflict = z.infer<typeof syncConflictSchema>

/** Maximum conflicts listed per product. */
export const conflictsShownMax = 100
/** A product with its conflicts, in the order of its fields. */
export const conflictProductSchema = z.object({
  ...conflictProductShape,
  /** Total number, including those not listed. */
  count: z.int(),
  conflicts: z.array(conflictFieldSchema),
})
export type ConflictProduct = z.infer<typeof conflictProductSchema>
/** By product; open ones by default, the oldest conflict first. */
export const conflictQuerySchema = tableQuery(['openedAt'], {
  state: choices(['open', 'settled']),
  field: choices(changeFieldSchema.options),
  productId: z.optional(z.uuid()),
})
export type ConflictQuery = z.infer<typeof conflictQuerySchema>
export const conflictPageSchema = pageOf(conflictProductSchema)

const conflictIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(500))
/** A line, text or tags; the maximum length depends on the field. */
const thirdValue = z.union([
  z.nullable(z.string().check(z.maxLength(20_000))),
  z.array(z.string()).check(z.maxLength(100)),
])
/**
 * Resolves the named conflicts, or all open ones. `ours` restores our value as an edit that the next export sends;
 * `theirs` keeps the product as it is; `other`, for one conflict only, writes `value` under the rules of an edit. All
 * or nothing: 409 `conflict.settled` lists those already resolved as `current`.
 */
export const conflictSettleSchema = z.strictObject({
  ids: z.union([z.literal('all'), conflictIds]),
  choice: z.enum(conflictChoices),
  value: z.optional(thirdValue),
})
export const conflictsSettledSchema = z.object({ settled: z.int() })
/**
 * Reverts resolutions and their edits. All or nothing: 409 `conflict.open` when one is open, `conflict.overtaken`
 * when the field has changed since, each with those as `current`.
 */
export const conflictReopenSchema = z.strictObject({ ids: conflictIds })
export const conflictsReopenedSchema = z.object({ reopened: z.int() })

/** Products with changes to export, failed ones first. POST …/{id}/retry exports one now. */
export const syncPushSchema = z.object({
  productId: z.uuid(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  notionUrl: z.nullable(z.string()),
  fields: z.array(changeFieldSchema),
  isNew: z.boolean(),
  error: z.nullable(z.string()),
  errorNote: z.nullable(syncNoteSchema),
  failedAt: z.nullable(z.iso.datetime()),
  attempts: z.int(),
})
export const syncPushQuerySchema = z.omit(tableQuery(['name'], { state: choices(['waiting', 'failed']) }), {
  cursor: true,
})
export type SyncPushQuery = z.infer<typeof syncPushQuerySchema>
export const syncPushPageSchema = pageOf(syncPushSchema)
