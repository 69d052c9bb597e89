import type { RecordField } from '#contract/fields/product.ts'
import type { SyncDirection, SyncProgress, SyncResult, SyncStage, syncTriggers } from '#contract/sync/sync.ts'
import type { SyncNote } from '#contract/sync/sync-notes.ts'
import type { ImagesRepo, NotifyLowStock, OnStockChange, Touched } from '#server/modules/catalogue/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { Translator } from '../import/translate.ts'
import type { Rates } from '../mapping/value-rules.ts'
import type { Brake } from '../plan/brake.rules.ts'
import type { PricebookTarget } from '../pricebook/pricebook.service.ts'
import type { Source } from '../source/source.ts'
import type { HearCancel } from '../watch/run-cancel.ts'

export interface SyncServices {
  database: Database
  images: ImagesRepo
  source: Source
  /** Pictures may come from this origin even where it is a stand-in on this machine. */
  pictureOrigin: string | undefined
  databaseId: string
  translator: Translator | undefined
  /** Where the pricebook is kept, if anywhere. */
  pricebook: PricebookTarget | undefined
  notify: Notify
  onLowStock?: NotifyLowStock | undefined
  onStockChange: OnStockChange | undefined
  /** Has a product that Notion refused tried again by the queue. */
  retryPush: ((tx: Transaction, productId: string) => Promise<void>) | undefined
  /** Beyond what a run waits for a person; undefined where it never does. */
  brake: () => Brake | undefined
  /** Hears that some run was cancelled, on whichever instance. */
  hearCancel: HearCancel
  /** What columns in other currencies are converted at. */
  rates: () => Rates
  now: () => Date
  /** How long Notion may still carry out a create of which nothing was heard; 2 minutes unless a test says otherwise. */
  lateCreateMs?: number
  /** Called after each transaction that changes products, and at the end. */
  onCommit: (touched: Touched) => void
  onProgress: (progress: SyncProgress) => void
  /** Carries out complete runs in a process of their own; where it is undefined, all are carried out here. */
  carryOutElsewhere?: CarryOutElsewhere | undefined
}

/**
 * Has a run that has begun carried out by another process.
 * @param lost aborted when the lock is lost
 * @returns undefined where that process ended before the run did
 */
export type CarryOutElsewhere = (
  runId: string,
  options: SyncOptions,
  lost: AbortSignal,
) => Promise<SyncResult | undefined>

export interface SyncOptions {
  direction: SyncDirection
  /** Reads these pages alone, by their ids; all of them where it is not given. */
  pages?: string[] | undefined
  /** Changes however much at once, asking nobody. */
  force: boolean
  /** Writes nothing: the run ends as a plan. */
  dryRun: boolean
  /** A field whose column can be read no more: what products keep of it is emptied. */
  givesUp?: RecordField | undefined
  /** The plan that is to be carried out: exactly that, or nothing. */
  planId?: string | undefined
  trigger: (typeof syncTriggers)[number]
  /** Tells Notion of this product alone. */
  productId?: string | undefined
  /** Who asked for it. */
  startedBy?: string | undefined
  /** It is the run that was put off, and none if another has carried that out. */
  isDue?: boolean
  /** Ends the run after its current page or transaction; what takes longer than the grace is cut off. */
  stop: AbortSignal
}

/** A run in progress: its row, and what it has found so far. */
export interface Run extends Omit<SyncOptions, 'stop'> {
  id: string
  /** Whether it reads every page. */
  complete: boolean
  warnings: SyncNote[]
  /** Asks the run to end between two steps. */
  stop: AbortSignal
  /** Cuts requests off. */
  signal: AbortSignal
  report: (stage: SyncStage, percent: number, note: SyncNote) => Promise<void>
}
