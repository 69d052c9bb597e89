import * as z from 'zod/mini'

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
  invalidStructure: 'Invalid Notion API response structure',
  notConnected: 'Failed to connect to Notion. Please check your API key and database ID.',
  unknown: 'Unknown error occurred',
  failed: (message: string) => `Sync failed: ${message}`,
} as const

/** A run as staff read it; counts are of products. */
export const syncRunSchema = z.object({
  id: z.uuid(),
  direction: z.enum(['import', 'export', 'both']),
  status: z.enum(['running', 'succeeded', 'failed', 'interrupted']),
  /** Every page was read, or only those edited since the last complete run. */
  complete: z.boolean(),
  percent: z.int(),
  message: z.string(),
  productsCount: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  retired: z.int(),
  warningsCount: z.int(),
  errors: z.array(z.string()),
  startedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
})
export type SyncRun = z.infer<typeof syncRunSchema>

/** GET /admin/sync/status: Sync status of spec §3, and the last runs, the newest first. */
export const syncStatusSchema = z.object({
  /** A database and a key are given. */
  isConfigured: z.boolean(),
  /** Configured, and the last run that ended reached Notion. */
  isConnected: z.boolean(),
  syncInProgress: z.boolean(),
  /** End of the last run that succeeded. */
  lastSync: z.nullable(z.iso.datetime()),
  autoSyncEnabled: z.boolean(),
  /** Of the run in progress, else of the last one. */
  message: z.nullable(z.string()),
  /** Listed products that came from Notion. */
  productsCount: z.int(),
  runs: z.array(syncRunSchema),
})
export type SyncStatus = z.infer<typeof syncStatusSchema>
