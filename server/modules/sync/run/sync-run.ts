import type { SyncDirection, SyncProgress, SyncStage, syncTriggers } from '#contract/sync/sync.ts'
import type { SyncNote } from '#contract/sync/sync-notes.ts'
import type { ImagesRepo, NotifyLowStock } from '#server/modules/catalogue/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { Translator } from '../import/translate.ts'
import type { Rates } from '../mapping/value-rules.ts'
import type { Notion } from '../notion/client.ts'

export interface SyncServices {
  database: Database
  images: ImagesRepo
  notion: Notion
  /** Origin of the configured Notion: pictures may come from it even where it is a stand-in on this machine. */
  notionOrigin: string
  databaseId: string
  translator: Translator | undefined
  /** The pricebook's database, where there is one. */
  pricebookDatabaseId: string | undefined
  notify: Notify
  onLowStock?: NotifyLowStock | undefined
  /** Has a product that Notion refused tried again by the queue. */
  retryPush: ((tx: Transaction, productId: string) => Promise<void>) | undefined
  /** Whether runs of the clock that change much wait for staff. */
  requiresApproval: () => boolean
  /** What columns in other currencies are converted at. */
  rates: () => Rates
  now: () => Date
  /** Called after each transaction that changes products. */
  onCommit: () => void
  onProgress: (progress: SyncProgress) => void
}

export interface SyncOptions {
  direction: SyncDirection
  /** Reads every page, however recent the last complete run. */
  complete: boolean
  /** Retires even more than half of the mirror. */
  force: boolean
  /** Writes nothing: the run ends as a plan. */
  dryRun: boolean
  /** The plan that is to be carried out: exactly that, or nothing. */
  planId?: string | undefined
  trigger: (typeof syncTriggers)[number]
  /** Tells Notion of this product alone. */
  productId?: string | undefined
  /** Who asked for it. */
  startedBy?: string | undefined
  /** Ends the run after its current page or transaction; what takes longer than the grace is cut off. */
  stop: AbortSignal
}

/** A run in progress: its row, and what it has found so far. */
export interface Run extends Omit<SyncOptions, 'stop'> {
  id: string
  /** From when on pages are read; undefined for all. */
  since: Date | undefined
  warnings: SyncNote[]
  /** Asks the run to end between two steps. */
  stop: AbortSignal
  /** Cuts requests off. */
  signal: AbortSignal
  report: (stage: SyncStage, percent: number, note: SyncNote) => Promise<void>
}
