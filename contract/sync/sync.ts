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

/** Stages of a run and the percent each starts at (spec §4); pages read move it from fetching to processing. */
export const syncStagePercent = { connecting: 10, fetching: 30, processing: 70, complete: 100, error: 0 } as const
export type SyncStage = keyof typeof syncStagePercent

/** Sync progress, spec §3; `percent` is 0 to 100. */
export const syncProgressSchema = z.object({
  runId: z.uuid(),
  stage: z.enum(['connecting', 'fetching', 'processing', 'complete', 'error']),
  percent: z.int(),
  message: z.string(),
})
export type SyncProgress = z.infer<typeof syncProgressSchema>

/** Sync result, spec §3; `warnings` are what staff should look at in Notion. */
export const syncResultSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  productsCount: z.int(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  timestamp: z.iso.datetime(),
})
export type SyncResult = z.infer<typeof syncResultSchema>

/** Spec §8. */
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

/** A change that staff should look at twice: of one product, and as part of a mass change that the brake stops (./brake.ts). */
export const changeMarks = [
  'price-over-30-percent',
  /** Of runs before there was a brake. */
  'retirements-over-20-percent',
  'edited-here',
  'formatting-lost',
  ...massMarks,
] as const
/** How a part of a text may be set in Notion. */
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
/** From how many percent on a price change is marked. */
export const markedPriceChangePercent = 30

/** A run as staff read it; counts are of products, those from `pushed` on of pages in Notion. */
export const syncRunSchema = z.object({
  id: z.uuid(),
  direction: z.enum(syncDirections),
  status: z.enum(syncRunStatuses),
  trigger: z.enum(syncTriggers),
  startedBy: z.nullable(z.string()),
  cancelledBy: z.nullable(z.string()),
  /** Of a push: the product that Notion was told of. */
  productId: z.nullable(z.uuid()),
  /** Version of the mapping that it read by; null where no staff have set one. */
  mappingVersion: z.nullable(z.int()),
  /** Nothing was written: its changes are what would be done. */
  dryRun: z.boolean(),
  /** The plan that it carried out. */
  planId: z.nullable(z.uuid()),
  /** Every page was read, or only those that the run was about. */
  complete: z.boolean(),
  stage: z.enum(['connecting', 'fetching', 'processing', 'complete', 'error']),
  percent: z.int(),
  /** In English, as `errors`; the notes are what it is told by in the reader's language. */
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
  /** Products that were given another page. */
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
  /** By the source's own clock, when it began to read. */
  sourceTime: z.nullable(z.iso.datetime()),
  startedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
})
export type SyncRun = z.infer<typeof syncRunSchema>

/** A run that waits for the one before it, of any instance. */
export const dueSyncSchema = z.object({
  direction: z.enum(syncDirections),
  trigger: z.enum(syncTriggers),
  dueAt: z.iso.datetime(),
})

/** GET /admin/sync/status: Sync status of spec §3, and the last runs, the newest first. */
export const syncStatusSchema = z.object({
  /** Where the catalogue comes from; files are only imported. */
  source: z.enum(sourceKinds),
  /** A database and a key are given, a folder, or an address. */
  isConfigured: z.boolean(),
  /** Configured, and the last run that ended reached Notion. */
  isConnected: z.boolean(),
  syncInProgress: z.boolean(),
  /** The run in progress, on whichever instance. */
  current: z.nullable(syncRunSchema),
  /** Begins as soon as no other run is in progress. */
  due: z.nullable(dueSyncSchema),
  /** End of the last one that succeeded. */
  lastSync: z.nullable(z.iso.datetime()),
  /** `lastSync` plus 30 minutes (spec §9), where auto-sync is on. */
  nextSync: z.nullable(z.iso.datetime()),
  autoSyncEnabled: z.boolean(),
  direction: z.enum(syncDirections),
  /** Runs that change more than this of the catalogue at once wait for staff (./brake.ts). */
  ...brakeShape,
  /** Of the run in progress, else of the last one. */
  message: z.nullable(z.string()),
  /** Listed products that came from Notion. */
  productsCount: z.int(),
  /** Products with changes that Notion has not been told, those of them whose last push failed, open conflicts. */
  pending: z.int(),
  pushFailures: z.int(),
  openConflicts: z.int(),
  /** The plan that waits for approval. */
  awaitingApproval: z.nullable(z.uuid()),
  runs: z.array(syncRunSchema),
})
export type SyncStatus = z.infer<typeof syncStatusSchema>

/**
 * GET /admin/sync/runs: the newest first. Pushes of single products with no other run between them are one row, the newest, with
 * `pushes` of all; `trigger` or `pushesWith` lists each by itself.
 */
export const syncRunQuerySchema = tableQuery(['startedAt'], {
  status: choices(syncRunStatuses),
  direction: choices(syncDirections),
  trigger: choices(syncTriggers),
  /** Those that are one row with this push. */
  pushesWith: z.optional(z.uuid()),
})
export type SyncRunQuery = z.infer<typeof syncRunQuerySchema>
/** Of `productId`, where the product is still there. */
const pushedProduct = { productName: z.nullable(z.string()), productNameEn: z.nullable(z.string()) }
export const syncRunRowSchema = z.extend(syncRunSchema, {
  ...pushedProduct,
  /** Of several pushes that are one row: how many runs, and the products that were told and were not. */
  pushes: z.nullable(z.object({ runs: z.int(), told: z.int(), failed: z.int() })),
})
export type SyncRunListed = z.infer<typeof syncRunRowSchema>
export const syncRunPageSchema = pageOf(syncRunRowSchema)

/** GET /admin/sync/runs/{id}. */
export const syncRunDetailSchema = z.extend(syncRunSchema, {
  ...pushedProduct,
  warnings: z.array(z.string()),
  warningNotes: z.array(syncNoteSchema),
  /** How many changes of each side and kind. */
  groups: z.array(
    z.object({ side: z.enum(['mirror', 'notion', 'pricebook']), kind: z.string(), count: z.int(), marked: z.int() }),
  ),
  /** How many changes bear each mark. */
  marked: z.array(z.object({ mark: z.enum(changeMarks), count: z.int() })),
})
export type SyncRunDetail = z.infer<typeof syncRunDetailSchema>

/** What a run did, or a plan would do, to one product on one side. */
export const syncChangeSides = ['mirror', 'notion', 'pricebook'] as const
/** `link`: a product that there is gets another page, which bears its SKU; its page is gone. */
export const syncChangeKinds = ['create', 'link', 'update', 'retire', 'restore', 'conflict'] as const
export const syncChangeSchema = z.object({
  seq: z.int(),
  side: z.enum(syncChangeSides),
  kind: z.enum(syncChangeKinds),
  productId: z.nullable(z.uuid()),
  pageId: z.nullable(z.string()),
  name: z.string(),
  /**
   * `from` is what the written side had; of a conflict what we have, which gives way to `to`; of what is made every value that it
   * is made with. Pricebook columns by their names.
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
  /** Of a product that is made here. */
  made: z.nullable(newProductSchema),
})
export type SyncChange = z.infer<typeof syncChangeSchema>

/** GET /admin/sync/runs/{id}/changes. */
export const syncChangeQuerySchema = tableQuery([], {
  side: choices(syncChangeSides),
  kind: choices(syncChangeKinds),
  marked: z.optional(z.enum(['true'])),
  mark: choices(changeMarks),
})
export type SyncChangeQuery = z.infer<typeof syncChangeQuerySchema>
export const syncChangePageSchema = pageOf(syncChangeSchema)

/**
 * POST /admin/sync/runs: 202 as soon as the run has begun, here; it goes on by itself. 409 `sync.in_progress`, `sync.off`.
 * It reads every page. `force` changes however much at once, asking nobody.
 */
export const syncRunStartSchema = z.strictObject({
  direction: z.enum(syncDirections),
  force: z._default(z.boolean(), false),
  dryRun: z._default(z.boolean(), false),
  /** A field whose column can be read no more: what products keep of it is emptied. Only with `dryRun`, as a plan. */
  givesUp: z.optional(z.enum(recordFields)),
})
/** POST …/runs/{id}/apply: does exactly what the plan says, or nothing: 409 `sync.plan_settled` where it is no open plan. */
export const syncRunStartedSchema = z.object({ runId: z.uuid() })

/** PUT /admin/sync/auto: switches the clock; and how runs go. What is not given stays. */
export const autoSyncSchema = z.strictObject({
  enabled: z.optional(z.boolean()),
  direction: z.optional(z.enum(syncDirections)),
  brake: z.optional(z.boolean()),
  brakePercent: z.optional(brakePercent),
  brakeProducts: z.optional(brakeProducts),
})

/** GET /admin/sync/connection: what is configured, without its secrets. */
export const syncConnectionSchema = z.object({
  isEnabled: z.boolean(),
  source: z.enum(sourceKinds),
  /** Of `address`. */
  fileUrl: z.string(),
  /** Whether the server has been given one: staff name no paths. */
  hasFolder: z.boolean(),
  hasApiKey: z.boolean(),
  databaseId: z.string(),
  /** Chosen where the database has several. */
  dataSourceId: z.string(),
  pricebookDatabaseId: z.string(),
  /** What holds comes from the environment, not from the settings. */
  fromEnvironment: z.boolean(),
  version: z.int32(),
})
export type SyncConnection = z.infer<typeof syncConnectionSchema>
const fileUrl = z.string().check(z.trim(), z.maxLength(1000), withoutControls)
const notionId = z.string().check(z.trim(), z.maxLength(500), withoutControls)
/** PUT /admin/sync/connection (Super Admin, password confirmed). `apiKey`: a text to be kept, null to be forgotten, absent to stay. */
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

/** POST /admin/sync/connection/test: with what is kept, or (Super Admin) with what is typed. 502 `notion.failed`, Notion's own message in `detail`, or `files.failed`. */
export const connectionTestRequestSchema = z.strictObject({
  source: z.optional(z.enum(sourceKinds)),
  fileUrl: z.optional(fileUrl),
  apiKey: z.optional(secretSchema),
  databaseId: z.optional(notionId),
  dataSourceId: z.optional(notionId),
})

/**
 * A field that products keep though its column says nothing of it, which staff settle: how many do, and a few of the values.
 * `gone`: the column is gone or of another type. `blank`: it is new, and blank for these products.
 */
export const keptFieldSchema = z.object({
  field: z.enum(recordFields),
  reason: z.enum(['gone', 'blank']),
  products: z.int(),
  samples: z.array(z.string()),
})
export type KeptField = z.infer<typeof keptFieldSchema>

const databaseProperty = z.object({ name: z.string(), type: z.string(), field: z.nullable(z.string()) })
/** Also GET /admin/sync/database: the database as the last test or run saw it. */
export const notionDatabaseSchema = z.object({
  title: z.string(),
  /** The version of Notion's API that answers. */
  apiVersion: z.string(),
  /** More than one: staff choose. */
  dataSources: z.array(z.object({ id: z.string(), name: z.string() })),
  dataSourceId: z.nullable(z.string()),
  /** With the field of our record that each feeds. */
  properties: z.array(databaseProperty),
  /** Fields of ours that no property feeds, with the name to give one, and what an export would do without it. */
  missing: z.array(z.object({ field: z.string(), suggestedName: z.string(), neededForExport: z.boolean() })),
  /** What an import or export would trip over: a retyped column, one that cannot be written, no right to insert. */
  warnings: z.array(z.string()),
  warningNotes: z.array(syncNoteSchema),
  canWrite: z.nullable(z.boolean()),
  kept: z.array(keptFieldSchema),
})
export type NotionDatabaseAnswer = z.infer<typeof notionDatabaseSchema>

/** How a conflict is settled: by our value, by Notion's, or by another that staff type. */
export const conflictChoices = ['ours', 'theirs', 'other'] as const
export type ConflictChoice = (typeof conflictChoices)[number]

const conflictProductShape = {
  productId: z.uuid(),
  productName: z.string(),
  productNameEn: z.nullable(z.string()),
  notionUrl: z.nullable(z.string()),
}

/** Both sides changed a field: Notion's value was taken, ours waits here. */
export const conflictFieldSchema = z.object({
  id: z.uuid(),
  field: changeFieldSchema,
  base: recordValueSchema,
  ours: recordValueSchema,
  theirs: recordValueSchema,
  /** What the product says now. */
  current: recordValueSchema,
  oursBy: z.nullable(z.string()),
  oursAt: z.nullable(z.iso.datetime()),
  /** The name in Notion of who edited the page last; null where Notion does not tell. */
  theirsBy: z.nullable(z.string()),
  /** They are an integration, and no person. */
  isTheirsBot: z.boolean(),
  theirsAt: z.nullable(z.iso.datetime()),
  openedAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
  settledBy: z.nullable(z.string()),
  choice: z.nullable(z.enum(conflictChoices)),
  /** Of `other`: what was typed. */
  value: recordValueSchema,
})
export type ConflictField = z.infer<typeof conflictFieldSchema>
export const syncConflictSchema = z.extend(conflictFieldSchema, conflictProductShape)
export type SyncConflict = z.infer<typeof syncConflictSchema>

/** The most conflicts that a product is answered with. */
export const conflictsShownMax = 100
/** A product with its conflicts, in the order of its fields. */
export const conflictProductSchema = z.object({
  ...conflictProductShape,
  /** How many there are, also beyond those that are answered. */
  count: z.int(),
  conflicts: z.array(conflictFieldSchema),
})
export type ConflictProduct = z.infer<typeof conflictProductSchema>
/** GET /admin/sync/conflicts: by product; open ones unless `state` says otherwise, the product whose first is the oldest first. */
export const conflictQuerySchema = tableQuery(['openedAt'], {
  state: choices(['open', 'settled']),
  field: choices(changeFieldSchema.options),
  productId: z.optional(z.uuid()),
})
export type ConflictQuery = z.infer<typeof conflictQuerySchema>
export const conflictPageSchema = pageOf(conflictProductSchema)

const conflictIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(500))
/** Of a line, a text or tags; how long it may be says its field. */
const thirdValue = z.union([
  z.nullable(z.string().check(z.maxLength(20_000))),
  z.array(z.string()).check(z.maxLength(100)),
])
/**
 * POST /admin/sync/conflicts/settle: those named, or every open one. `ours` puts our value back, as an edit that the next export
 * sends; `theirs` leaves the product as it is; `other`, of one conflict, writes `value`, held to what an edit is. All or nothing:
 * 409 `conflict.settled` where a named one is settled already, with those as `current`.
 */
export const conflictSettleSchema = z.strictObject({
  ids: z.union([z.literal('all'), conflictIds]),
  choice: z.enum(conflictChoices),
  value: z.optional(thirdValue),
})
export const conflictsSettledSchema = z.object({ settled: z.int() })
/**
 * POST /admin/sync/conflicts/reopen: takes settlements back, and the edits that they made. All or nothing: 409 `conflict.open` where
 * one is open, `conflict.overtaken` where its product says something else in the field since, each with those as `current`.
 */
export const conflictReopenSchema = z.strictObject({ ids: conflictIds })
export const conflictsReopenedSchema = z.object({ reopened: z.int() })

/** GET /admin/sync/pushes: products that Notion has not been told of, failed ones first. POST …/{id}/retry tries one now: 202. */
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
export const syncPushQuerySchema = tableQuery(['name'], { state: choices(['waiting', 'failed']) })
export type SyncPushQuery = z.infer<typeof syncPushQuerySchema>
export const syncPushPageSchema = pageOf(syncPushSchema)
