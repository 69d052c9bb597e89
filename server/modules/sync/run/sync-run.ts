import type { RecordField } from '#contract/fields/product.ts'
import type { SyncDirection, SyncProgress, SyncResult, SyncStage, syncTriggers } from '#contract/sync/sync.ts'
import type { SyncNote } from '#contract/sync/sync-notes.ts'
import type { ImagesRepo, Invalidation, NotifyLowStock, OnStockChange } from '#server/modules/catalogue/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { Translator } from '../import/translate.ts'
import type { Rates } from '../mapping/value-rules.ts'
import type { Brake } from '../plan/brake.rules.ts'
import type { PricebookTarget } from '../pricebook/pricebook.service.ts'
import type { Source } from '../source/source.ts'
import type { SubscribeToCancel } from '../watch/run-cancel.ts'

export interface SyncServices {
  database: Database
  images: ImagesRepo
  source: Source
  /** Trusted origin of pictures, which may be on this machine. */
  pictureOrigin: string | undefined
  databaseId: string
  translator: Translator | undefined
  pricebook: PricebookTarget | undefined
  notify: Notify
  onLowStock?: NotifyLowStock | undefined
  onStockChange: OnStockChange | undefined
  retryPush: ((tx: Transaction, productId: string) => Promise<void>) | undefined
  /** Limits above which a run needs approval; undefined if off. */
  brake: () => Brake | undefined
  subscribeToCancel: SubscribeToCancel
  rates: () => Rates
  now: () => Date
  /** How long a create without an answer may still be carried out; defaults to two minutes. */
  lateCreateMs?: number
  onCommit: (invalidation: Invalidation) => void
  onProgress: (progress: SyncProgress) => void
  /** Carries out complete runs in another process; undefined to use this one. */
  carryOutElsewhere?: CarryOutElsewhere | undefined
}

/** @param lost aborted when the lock is lost @returns undefined if the process ended before the run */
export type CarryOutElsewhere = (
  runId: string,
  options: SyncOptions,
  lost: AbortSignal,
) => Promise<SyncResult | undefined>

export interface SyncOptions {
  direction: SyncDirection
  pages?: string[] | undefined
  force: boolean
  /** Writes nothing: the run ends as a plan. */
  dryRun: boolean
  /** A field without a readable column whose kept values are to be cleared. */
  givesUp?: RecordField | undefined
  /** An approved plan: the run does exactly that, or nothing. */
  planId?: string | undefined
  trigger: (typeof syncTriggers)[number]
  productId?: string | undefined
  startedBy?: string | undefined
  /** Whether this is the postponed run; it is skipped if another run has replaced it. */
  isDue?: boolean
  /** Ends the run after its current page or transaction; aborts it after a grace period. */
  stop: AbortSignal
}

export interface Run extends Omit<SyncOptions, 'stop'> {
  id: string
  complete: boolean
  warnings: SyncNote[]
  /** Ends the run between two steps. */
  stop: AbortSignal
  signal: AbortSignal
  report: (stage: SyncStage, percent: number, note: SyncNote) => Promise<void>
}
