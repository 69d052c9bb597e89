import { type SyncResult, syncMessages, syncStagePercent } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { importEnd } from '#server/modules/catalogue/index.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { lookUpEditors } from '../conflicts/editors.ts'
import { isOfMass, type Mass, massNotes } from '../plan/brake.rules.ts'
import { pricebookReportingWaits } from '../pricebook/pricebook.service.ts'
import { createPushRepo } from '../push/push.repo.ts'
import { pushSingle } from '../push/push-single.ts'
import type { Source } from '../source/source.ts'
import { createDueRunsRepo, type DueRun } from '../watch/due-runs.repo.ts'
import { CancelledError, watchCancel } from '../watch/run-cancel.ts'
import { createRunCountsRepo } from '../watch/run-counts.repo.ts'
import { createReporter } from '../watch/run-reporter.ts'
import { createSyncRepo, type NewRun, type RunCounts, type RunEnd } from './sync.repo.ts'
import { messageParams, noteOf } from './sync-error.ts'
import { takeSyncLock } from './sync-lock.ts'
import type { Run, SyncOptions, SyncServices } from './sync-run.ts'
import { carryOut, type Ending, OutdatedPlanError } from './sync-steps.ts'

/** How long the current page may take after a stop; a cancelling user waits for the shorter one. */
const stopGraceMs = 10_000
const cancelGraceMs = 2000

/** Maximum warnings stored per run, since one bad column may give one for every row. */
const warningsMax = 500

export interface StartedSync {
  runId: string
  done: Promise<SyncResult>
}

/** Creates the sync service: one run at a time over all processes, each stored as a row. */
export function createSyncService(services: SyncServices) {
  const repo = createSyncRepo(services.database.prisma)

  return {
    start,

    /** Carries out a run that another process started. @param lost aborted when its lock is lost */
    carryOutBegun: runLocked,

    /** Stores a run that is due while another holds the lock. */
    async putOff(run: DueRun): Promise<void> {
      const { prisma } = services.database
      await createDueRunsRepo(prisma).save(run)
      await publish(prisma, 'sync.changed')
      await publish(prisma, 'sync.due')
    },

    /** Starts the postponed run. @returns undefined if there is none, or another run holds the lock */
    async runDue(stop: AbortSignal): Promise<SyncResult | undefined> {
      const { prisma } = services.database
      const dueRuns = createDueRunsRepo(prisma)
      if (await dueRuns.dropBegun()) await publish(prisma, 'sync.changed')
      const due = await dueRuns.find()
      if (!due) return undefined
      const { direction, trigger } = due
      const started = await start({ direction, trigger, force: false, dryRun: false, isDue: true, stop })
      return typeof started === 'object' ? started.done : undefined
    },

    /** Waits for the run's end. @returns `Sync already in progress` if another run holds the lock */
    async run(options: SyncOptions): Promise<SyncResult> {
      const started = await start(options)
      if (typeof started === 'object') return started.done
      return resultOf(syncMessages.inProgress, services.now(), { success: false })
    },

    /** Pushes one product in a run of its own. @returns `again` if Notion refused it or the run failed */
    async push(
      productId: string,
      direction: 'export' | 'both',
      stop: AbortSignal,
    ): Promise<'done' | 'again' | 'in-progress'> {
      const how = { force: false, dryRun: false, trigger: 'queue' } as const
      const started = await start({ ...how, direction, productId, stop })
      if (typeof started === 'string') return 'in-progress'
      const { success } = await started.done
      return success && !(await createPushRepo(services.database.prisma).hasFailed(productId)) ? 'done' : 'again'
    },

    /** Reads pages named by a webhook. @param pages undefined for all @returns `again` if the run failed */
    async read(pages: string[] | undefined, stop: AbortSignal): Promise<'done' | 'again' | 'in-progress'> {
      const how = { direction: 'import', force: false, dryRun: false, trigger: 'webhook' } as const
      const started = await start({ ...how, pages, stop })
      if (typeof started === 'string') return 'in-progress'
      await started.done
      return (await repo.brokeOff(started.runId)) ? 'again' : 'done'
    },
  }

  /**
   * Starts a run and returns once its row is stored. `done` never rejects for failures of Notion or a page; the result
   * describes them. @returns `in-progress` if another run holds the lock; `settled` if its plan is not open any more
   */
  async function start(options: SyncOptions): Promise<StartedSync | 'in-progress' | 'settled'> {
    const lock = await takeSyncLock(services.database.url)
    if (!lock) return 'in-progress'
    const release = async () => {
      await lock.release()
      await notifyDueRun()
    }
    try {
      await repo.interruptDeadRuns()
      const message = syncNote('connecting')
      const row = { complete: isComplete(options), stage: 'connecting', percent: syncStagePercent.connecting, message }
      const { direction, dryRun, trigger, planId = null, startedBy = null, productId = null, isDue = false } = options
      const id = await addRun({ direction, dryRun, trigger, planId, startedBy, productId, ...row }, isDue)
      if (id === undefined) {
        await release()
        return 'settled'
      }
      return { runId: id, done: carryOutLocked(id, options, lock.lost).finally(release) }
    } catch (error) {
      await release()
      throw error
    }
  }

  /** @returns undefined if the plan is not open, or another run has replaced the due one */
  async function addRun(row: NewRun, isDue: boolean): Promise<string | undefined> {
    return services.database.prisma.$transaction(async (tx) => {
      const runs = createSyncRepo(tx)
      if (row.planId !== null && !(await runs.lockOpenPlan(row.planId))) return undefined
      const isWhole = row.complete && !row.dryRun && row.planId === null
      const wasDue = isWhole && (await createDueRunsRepo(tx).take(row))
      return isDue && !wasDue ? undefined : (await runs.startRun(row)).id
    })
  }

  /** Notifies schedulers on all instances that the lock is free. */
  async function notifyDueRun(): Promise<void> {
    const { prisma } = services.database
    if (await createDueRunsRepo(prisma).find()) await publish(prisma, 'sync.due')
  }

  /** Runs of few pages stay in this process: starting another one would take longer. */
  async function carryOutLocked(id: string, options: SyncOptions, lost: AbortSignal): Promise<SyncResult> {
    const { carryOutElsewhere } = services
    if (!carryOutElsewhere || !isComplete(options) || options.stop.aborted) return runLocked(id, options, lost)
    const result = await carryOutElsewhere(id, options, lost)
    services.onCommit(importEnd)
    return result ?? endDead(lost)
  }

  async function endDead(lost: AbortSignal): Promise<SyncResult> {
    const reason = syncNote('process-ended')
    if (!lost.aborted) {
      await repo.interruptDeadRuns()
      await publish(services.database.prisma, 'sync.changed')
    }
    return resultOf(syncNote('failed', { reason }), services.now(), { success: false, errors: [reason] })
  }

  async function runLocked(id: string, options: SyncOptions, lost: AbortSignal): Promise<SyncResult> {
    const { prisma } = services.database
    const { report, onWait } = createReporter(id, { database: prisma, onProgress: services.onProgress })
    const reporting = servicesReportingWaits(services, onWait)
    const cancelling = watchCancel(id, { database: prisma, subscribe: services.subscribeToCancel })
    const stopped = AbortSignal.any([options.stop, cancelling.signal])
    const grace = graceAfter(stopped)
    const run: Run = {
      ...options,
      id,
      complete: isComplete(options),
      warnings: [],
      stop: AbortSignal.any([stopped, lost]),
      signal: AbortSignal.any([grace.signal, lost]),
      report,
    }
    try {
      run.stop.throwIfAborted()
      await run.report('connecting', syncStagePercent.connecting, syncNote('connecting'))
      const { productId } = run
      return await end(run, await (productId ? pushSingle(reporting, run, productId) : carryOut(reporting, run)))
    } catch (error) {
      return await fail(run, error)
    } finally {
      services.onCommit(importEnd)
      grace.end()
      cancelling.end()
    }
  }

  async function end(run: Run, { status, counts, plan, waitsAlready = false }: Ending): Promise<SyncResult> {
    await lookUpEditors(services, run.stop)
    const message = waitsAlready ? syncNote('still-waits') : endMessages[status](plan, run)
    const [stage, percent] = ['complete' as const, syncStagePercent.complete]
    const warnings = limited(run.warnings)
    const row: Omit<RunEnd, 'status' | 'message'> = { stage, percent, warnings, errors: [] }
    await services.database.prisma.$transaction(async (tx) => {
      const runs = createSyncRepo(tx)
      if (status === 'awaiting_approval' && !waitsAlready) await runs.discardWaiting()
      const { digest: planDigest, marks } = plan
      const asPlan = status === 'succeeded' ? {} : { planDigest, marks }
      const ended = waitsAlready ? ('discarded' as const) : status
      await runs.finishRun(run.id, { ...row, ...counts, ...asPlan, status: ended, message })
      if (status === 'succeeded') await notifySuccess(tx, run, counts)
      if (status === 'awaiting_approval' && !waitsAlready) await notifyApprovalNeeded(tx, run, plan)
      await publish(tx, 'sync.changed')
    })
    services.onProgress({ runId: run.id, stage, percent, message: syncNoteIn(message, 'en') })
    const { productsCount } = counts
    return resultOf(message, services.now(), { success: status !== 'awaiting_approval', productsCount, warnings })
  }

  async function notifySuccess(tx: Transaction, run: Run, counts: RunCounts): Promise<void> {
    if (run.planId !== undefined) await createSyncRepo(tx).closePlan(run.planId, 'applied')
    if (run.complete) {
      await createSyncRepo(tx).discardWaiting(run)
      await publish(tx, 'sync.compared')
    }
    await notifyChanges(tx, run.id, counts)
    if (counts.conflicts > 0) await services.notify(tx, 'sync.conflicts', { count: counts.conflicts })
  }

  async function notifyApprovalNeeded(tx: Transaction, { id: runId }: Run, { changes }: Ending['plan']): Promise<void> {
    const marked = changes.filter(isOfMass).length
    await services.notify(tx, 'sync.approval_needed', { runId, marked })
  }

  async function notifyChanges(tx: Transaction, runId: string, counts: RunCounts): Promise<void> {
    const { created, updated, retired } = counts
    if (created + updated + retired === 0) return
    await services.notify(tx, 'sync.changed', { runId, created, updated, retired })
  }

  async function fail(run: Run, error: unknown): Promise<SyncResult> {
    const cause: unknown = run.stop.aborted ? run.stop.reason : error
    const isCancelled = cause instanceof CancelledError
    const status = isCancelled ? 'cancelled' : run.stop.aborted ? 'interrupted' : 'failed'
    const reason = noteOf(cause)
    const message = isCancelled ? reason : syncNote('failed', { reason })
    const end = { message, errors: isCancelled ? [] : [reason], warnings: limited(run.warnings) }
    await services.database.prisma
      .$transaction(async (tx) => {
        const mirror = createSyncRepo(tx)
        const { count } = await mirror.finishRun(run.id, {
          ...(await createRunCountsRepo(tx).writtenBy(run.id)),
          ...end,
          status,
          stage: 'error',
          percent: syncStagePercent.error,
        })
        if (error instanceof OutdatedPlanError && run.planId !== undefined)
          await mirror.closePlan(run.planId, 'discarded')
        const isFirstFailure = count > 0 && status === 'failed' && !(await mirror.hadFailedBefore(run.id))
        if (isFirstFailure) await services.notify(tx, 'sync.failed', { runId: run.id, ...messageParams(reason) })
        await publish(tx, 'sync.changed')
      })
      .catch(() => undefined) // The database is down: the next process to take the lock marks the run as interrupted.
    services.onProgress({
      runId: run.id,
      stage: 'error',
      percent: syncStagePercent.error,
      message: syncNoteIn(message, 'en'),
    })
    return resultOf(message, services.now(), { success: false, errors: end.errors, warnings: end.warnings })
  }
}

const endMessages = {
  succeeded: () => syncNote('succeeded'),
  planned: ({ changes: { length: count } }: Ending['plan'], { givesUp: field }: Pick<Run, 'givesUp'>) => {
    if (field) return syncNote('planned.giving-up', { field, count })
    return count === 1 ? syncNote('planned.one') : syncNote('planned', { count })
  },
  awaiting_approval: ({ masses }: { masses: Mass[] }) => syncNote('braked', { reasons: massNotes(masses) }),
}

function isComplete({ productId, pages }: SyncOptions): boolean {
  return productId === undefined && pages === undefined
}

/** Marks runs of dead processes as interrupted, unless a run is in progress. */
export async function interruptDeadRuns(database: Database): Promise<number> {
  const lock = await takeSyncLock(database.url)
  if (!lock) return 0
  return createSyncRepo(database.prisma)
    .interruptDeadRuns()
    .finally(() => lock.release())
}

export type SyncService = ReturnType<typeof createSyncService>

interface Outcome extends Pick<SyncResult, 'success'>, Partial<Pick<SyncResult, 'productsCount'>> {
  errors?: SyncNote[]
  warnings?: SyncNote[]
}

function resultOf(message: SyncNote, now: Date, { errors = [], warnings = [], ...outcome }: Outcome): SyncResult {
  const inEnglish = (note: SyncNote) => syncNoteIn(note, 'en')
  const texts = { message: inEnglish(message), errors: errors.map(inEnglish), warnings: warnings.map(inEnglish) }
  return { productsCount: 0, ...texts, timestamp: now.toISOString(), ...outcome }
}

function limited(warnings: SyncNote[]): SyncNote[] {
  const rest = warnings.length - warningsMax
  return rest > 0 ? [...warnings.slice(0, warningsMax), syncNote('more-warnings', { count: rest })] : warnings
}

function servicesReportingWaits(services: SyncServices, onWait: Parameters<Source['reportingWaits']>[0]): SyncServices {
  const { source, pricebook } = services
  return { ...services, source: source.reportingWaits(onWait), pricebook: pricebookReportingWaits(pricebook, onWait) }
}

/** Returns a signal that follows `stop` after a grace period. Call `end`: `stop` outlives many runs. */
function graceAfter(stop: AbortSignal): { signal: AbortSignal; end: () => void } {
  const cut = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    const graceMs = stop.reason instanceof CancelledError ? cancelGraceMs : stopGraceMs
    timer = setTimeout(() => cut.abort(stop.reason), graceMs).unref()
  }
  stop.addEventListener('abort', begin, { once: true })
  const end = () => {
    stop.removeEventListener('abort', begin)
    clearTimeout(timer)
  }
  return { signal: cut.signal, end }
}
