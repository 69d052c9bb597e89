import { type SyncResult, syncMessages, syncStagePercent } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { nameEditors } from '../notion/users/notion-users.ts'
import { createPlanRepo } from '../plan/plan.repo.ts'
import { needsApproval } from '../plan/plan.rules.ts'
import { createPushRepo } from '../push/push.repo.ts'
import { pushSingle } from '../push/push-single.ts'
import { createSyncRepo, type NewRun, type RunCounts, type RunEnd } from './sync.repo.ts'
import { editedSince } from './sync.rules.ts'
import { messageParams, noteOf } from './sync-error.ts'
import { takeSyncLock } from './sync-lock.ts'
import type { Run, SyncOptions, SyncServices } from './sync-run.ts'
import { carryOut, type Ending, OutdatedPlanError } from './sync-steps.ts'

/** How long a page may still take once the run is asked to stop. */
const stopGraceMs = 10_000

/** Warnings a run keeps; a column that is wrong in every row would fill pages with one. */
const warningsMax = 500

/** A run that has begun, and its end. */
export interface StartedSync {
  runId: string
  done: Promise<SyncResult>
}

/** The sync with Notion: one run at a time over every process, each kept as a row. */
export function createSyncService(services: SyncServices) {
  const repo = createSyncRepo(services.database.prisma)

  return {
    start,

    /**
     * Starts a run and waits for its end.
     * @returns the Sync result of spec §3; `Sync already in progress` where another run has the lock
     */
    async run(options: SyncOptions): Promise<SyncResult> {
      const started = await start(options)
      if (typeof started === 'object') return started.done
      return resultOf(syncMessages.inProgress, services.now(), { success: false })
    },

    /**
     * Tells Notion of one product, in a run of its own.
     * @returns `again` where Notion refused it or the run failed
     */
    async push(
      productId: string,
      direction: 'export' | 'both',
      stop: AbortSignal,
    ): Promise<'done' | 'again' | 'in-progress'> {
      const how = { complete: false, force: false, dryRun: false, trigger: 'queue' } as const
      const started = await start({ ...how, direction, productId, stop })
      if (typeof started === 'string') return 'in-progress'
      const { success } = await started.done
      return success && !(await createPushRepo(services.database.prisma).hasFailed(productId)) ? 'done' : 'again'
    },
  }

  /**
   * Begins a run (spec §4, "Sync"), which goes on by itself. `done` never throws for what Notion or a page does: a run that
   * fails says why in its result.
   * @returns as soon as its row is there; `in-progress` where another run has the lock, on whichever instance; `settled` where
   * its plan was carried out or discarded meanwhile
   */
  async function start(options: SyncOptions): Promise<StartedSync | 'in-progress' | 'settled'> {
    const lock = await takeSyncLock(services.database.url)
    if (!lock) return 'in-progress'
    try {
      await repo.interruptDeadRuns()
      const since = await sinceOf(options)
      const message = syncNote('connecting')
      const row = { complete: since === undefined, stage: 'connecting', percent: syncStagePercent.connecting, message }
      const { direction, dryRun, trigger, planId = null, startedBy = null } = options
      const id = await addRun({ direction, dryRun, trigger, planId, startedBy, ...row })
      if (id === undefined) {
        await lock.release()
        return 'settled'
      }
      return { runId: id, done: runLocked(id, since, options, lock.lost).finally(() => lock.release()) }
    } catch (error) {
      await lock.release()
      throw error
    }
  }

  /** @returns its id; undefined where it would carry out a plan that is not open */
  async function addRun(row: NewRun): Promise<string | undefined> {
    return services.database.prisma.$transaction(async (tx) => {
      const runs = createSyncRepo(tx)
      if (row.planId !== null && !(await runs.lockOpenPlan(row.planId))) return undefined
      return (await runs.startRun(row)).id
    })
  }

  async function runLocked(id: string, since: Date | undefined, options: SyncOptions, lost: AbortSignal) {
    const grace = graceAfter(options.stop)
    const run: Run = {
      ...options,
      id,
      since,
      complete: since === undefined,
      warnings: [],
      stop: AbortSignal.any([options.stop, lost]),
      signal: AbortSignal.any([grace.signal, lost]),
      report: reporter(id),
    }
    try {
      run.stop.throwIfAborted()
      await run.report('connecting', syncStagePercent.connecting, syncNote('connecting'))
      const { productId } = run
      return await end(run, await (productId ? pushSingle(services, run, productId) : carryOut(services, run)))
    } catch (error) {
      return await fail(run, error)
    } finally {
      grace.end()
    }
  }

  /** From when on pages are read, undefined for all of them. */
  async function sinceOf({ complete, productId }: SyncOptions): Promise<Date | undefined> {
    if (productId !== undefined) return services.now()
    return complete || (await repo.hasPartialProducts()) ? undefined : await editedSinceLast()
  }

  async function editedSinceLast(): Promise<Date | undefined> {
    return editedSince(await repo.lastCompleteRunStart(), services.now())
  }

  function reporter(runId: string): Run['report'] {
    return async (stage, percent, note) => {
      await repo.progress(runId, stage, percent, note)
      await publish(services.database.prisma, 'sync.changed')
      services.onProgress({ runId, stage, percent, message: syncNoteIn(note, 'en') })
    }
  }

  async function end(run: Run, { status, counts, plan }: Ending): Promise<SyncResult> {
    await nameEditors(services, run.stop)
    const message = endMessages[status](plan.changes.length)
    const isKnown =
      status === 'awaiting_approval' && (await createPlanRepo(services.database.prisma).waits(plan.digest))
    const [stage, percent] = ['complete' as const, syncStagePercent.complete]
    const warnings = kept(run.warnings)
    const row: Omit<RunEnd, 'status' | 'message'> = { stage, percent, warnings, errors: [] }
    await services.database.prisma.$transaction(async (tx) => {
      const runs = createSyncRepo(tx)
      if (status === 'awaiting_approval' && !isKnown) await runs.discardWaiting()
      const { digest: planDigest, marks } = plan
      const asPlan = status === 'succeeded' ? {} : { planDigest, marks }
      const ended = isKnown ? ('discarded' as const) : status
      await runs.finishRun(run.id, {
        ...row,
        ...counts,
        ...asPlan,
        status: ended,
        message: isKnown ? syncNote('still-waits') : message,
      })
      if (status === 'succeeded') await tellOfSuccess(tx, run, counts)
      if (status === 'awaiting_approval' && !isKnown) await tellOfWaiting(tx, run, plan)
      await publish(tx, 'sync.changed')
    })
    services.onProgress({ runId: run.id, stage, percent, message: syncNoteIn(message, 'en') })
    const { productsCount } = counts
    return resultOf(message, services.now(), { success: true, productsCount, warnings })
  }

  async function tellOfSuccess(tx: Transaction, run: Run, counts: RunCounts): Promise<void> {
    if (run.planId !== undefined) await createSyncRepo(tx).closePlan(run.planId, 'applied')
    if (run.productId === undefined) await createSyncRepo(tx).discardWaiting(run)
    await tellOfChange(tx, run.id, counts)
    if (counts.conflicts > 0) await services.notify(tx, 'sync.conflicts', { count: counts.conflicts })
  }

  async function tellOfWaiting(tx: Transaction, { id: runId }: Run, { changes }: Ending['plan']): Promise<void> {
    const marked = changes.filter(({ marks }) => needsApproval(marks)).length
    await services.notify(tx, 'sync.approval_needed', { runId, marked })
  }

  async function tellOfChange(tx: Transaction, runId: string, counts: RunCounts): Promise<void> {
    const { created, updated, retired } = counts
    if (created + updated + retired === 0) return
    await services.notify(tx, 'sync.changed', { runId, created, updated, retired })
  }

  async function fail(run: Run, error: unknown): Promise<SyncResult> {
    const status = run.stop.aborted ? 'interrupted' : 'failed'
    const reason = noteOf(run.stop.aborted ? run.stop.reason : error)
    const message = syncNote('failed', { reason })
    const end = { message, errors: [reason], warnings: kept(run.warnings) }
    await services.database.prisma
      .$transaction(async (tx) => {
        const mirror = createSyncRepo(tx)
        const { count } = await mirror.finishRun(run.id, {
          ...end,
          status,
          stage: 'error',
          percent: syncStagePercent.error,
        })
        if (error instanceof OutdatedPlanError && run.planId !== undefined)
          await mirror.closePlan(run.planId, 'discarded')
        const isNews = count > 0 && status === 'failed' && !(await mirror.hadFailedBefore(run.id))
        if (isNews) await services.notify(tx, 'sync.failed', { runId: run.id, ...messageParams(reason) })
        await publish(tx, 'sync.changed')
      })
      .catch(() => undefined) // The database is away: whoever takes the lock next marks the run as interrupted.
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
  planned: (count: number) => (count === 1 ? syncNote('planned.one') : syncNote('planned', { count })),
  awaiting_approval: (count: number) => (count === 1 ? syncNote('awaiting.one') : syncNote('awaiting', { count })),
}

/** At a start: marks a run whose process died, unless another process is running one. */
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

function kept(warnings: SyncNote[]): SyncNote[] {
  const rest = warnings.length - warningsMax
  return rest > 0 ? [...warnings.slice(0, warningsMax), syncNote('more-warnings', { count: rest })] : warnings
}

/** A signal that follows `stop` after the grace. `end` leaves nothing of it behind: `stop` outlives many runs. */
function graceAfter(stop: AbortSignal): { signal: AbortSignal; end: () => void } {
  const cut = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    timer = setTimeout(() => cut.abort(stop.reason), stopGraceMs).unref()
  }
  stop.addEventListener('abort', begin, { once: true })
  const end = () => {
    stop.removeEventListener('abort', begin)
    clearTimeout(timer)
  }
  return { signal: cut.signal, end }
}
