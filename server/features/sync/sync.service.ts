import { type SyncResult, syncMessages, syncStagePercent } from '#contract/sync.ts'
import type { Database, Transaction } from '#server/platform/database.ts'
import { publish } from '#server/platform/events.ts'
import { createProductsWriteRepo } from '../products/products.write.repo.ts'
import { createImageCopier } from './import.images.ts'
import { type Reading, readChanges } from './import.read.ts'
import { createTranslations } from './import.translations.ts'
import { inRun, writeChanges } from './import.write.ts'
import { type MappedColumns, mapProperties } from './notion/notion.mapping.ts'
import { takeSyncLock } from './sync.lock.ts'
import { createSyncRepo, type NewRun, type RunCounts } from './sync.repo.ts'
import { editedSince, percentOf, retiresTooMany } from './sync.rules.ts'
import type { Run, SyncOptions, SyncServices } from './sync.run.ts'

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
      const message = 'Connecting to Notion'
      const row = { complete: since === undefined, stage: 'connecting', percent: syncStagePercent.connecting, message }
      const { stop: _stop, force: _force, planId = null, startedBy = null, ...asked } = options
      const id = await addRun({ ...asked, ...row, planId, startedBy })
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
      await run.report('connecting', syncStagePercent.connecting, 'Connecting to Notion')
      const counts = await importCatalogue(run, since, options.force)
      return await succeed(run, counts)
    } catch (error) {
      return await fail(run, error)
    } finally {
      grace.end()
    }
  }

  /** From when on pages are read, undefined for all of them. */
  async function sinceOf({ complete }: SyncOptions): Promise<Date | undefined> {
    return complete || (await repo.hasPartialProducts()) ? undefined : await editedSinceLast()
  }

  async function editedSinceLast(): Promise<Date | undefined> {
    return editedSince(await repo.lastCompleteRunStart(), services.now())
  }

  function reporter(runId: string): Run['report'] {
    return async (stage, percent, message) => {
      await repo.progress(runId, stage, percent, message)
      await publish(services.database.prisma, 'sync.changed')
      services.onProgress({ runId, stage, percent, message })
    }
  }

  async function importCatalogue(run: Run, since: Date | undefined, force: boolean): Promise<RunCounts> {
    const columns = await connect(run)
    const expected = Math.max(await repo.liveNotionProducts(), 1)
    await run.report('fetching', syncStagePercent.fetching, 'Reading pages')
    const reading = await readChanges({
      ...services,
      repo,
      columns,
      editedSince: since,
      translates: services.translator !== undefined,
      stop: run.stop,
      signal: run.signal,
      onPages: (read) => run.report('fetching', percentOf('fetching', read, expected), `Read ${read} pages`),
    })
    for (const warning of [...reading.warnings.values()].flat()) run.warnings.push(warning)
    if (reading.incompleteReason) run.warnings.push(reading.incompleteReason)
    const retires = run.complete && !reading.incompleteReason && columns.mapping.name !== undefined
    if (retires) await guardRetirement(reading, force)
    await run.report('processing', syncStagePercent.processing, `Writing ${reading.changed.size} changed products`)
    const written = await write(run, reading)
    const retired = await retire(run, reading, retires)
    const unchanged = reading.present.size - written.created - written.updated
    return { ...written, retired, unchanged, productsCount: await repo.liveProducts() }
  }

  /** Validates the connection and finds which column feeds which field. */
  async function connect(run: Run): Promise<MappedColumns> {
    const found = await services.notion.database(services.databaseId, run.signal, run.stop).catch((error: unknown) => {
      run.stop.throwIfAborted()
      throw new Error(`${syncMessages.notConnected} ${messageOf(error)}`, { cause: error })
    })
    const known = await repo.knownMapping(services.databaseId)
    const columns = mapProperties(found.properties, known)
    run.warnings.push(...columns.warnings)
    const unreadable = Object.entries(known).filter(([field]) => columns.unreadable.some((one) => one === field))
    await repo.keepMapping(services.databaseId, { ...Object.fromEntries(unreadable), ...columns.mapping })
    return columns
  }

  async function guardRetirement(reading: Reading, force: boolean): Promise<void> {
    const [live, gone] = await Promise.all([repo.liveNotionProducts(), repo.countGone([...reading.present])])
    if (force || !retiresTooMany(live, gone)) return
    throw new Error(
      `${gone} of ${live} products are gone from Notion; nothing was changed. Run again with force to retire them`,
    )
  }

  function write(run: Run, reading: Reading): Promise<{ created: number; updated: number }> {
    const changed = [...reading.changed.values()]
    return writeChanges({
      ...services,
      runId: run.id,
      changed,
      copyImages: createImageCopier(services.images, services.notionOrigin, run.signal),
      translate: createTranslations(services.translator, run.signal),
      stop: run.stop,
      warn: (warning) => run.warnings.push(warning),
      onWritten: (count) =>
        run.report(
          'processing',
          percentOf('processing', count, changed.length),
          `Wrote ${count} of ${changed.length} products`,
        ),
    })
  }

  /**
   * What is in the trash goes at once; what just is not listed any more, after a complete reading only. Nothing to do is no
   * change of the catalogue: its kept answers stay good.
   */
  async function retire(run: Run, reading: Reading, complete: boolean): Promise<number> {
    const [present, trashed] = [[...reading.present], [...reading.trashed]]
    if (!(await repo.hasRetirable(trashed, complete ? present : undefined))) return 0
    return inRun({ ...services, runId: run.id }, async (tx) => {
      const mirror = createSyncRepo(tx)
      if (complete) await createProductsWriteRepo(tx).deleteSamples()
      const retired = await mirror.retirePages(trashed)
      return retired + (complete ? await mirror.retireGone(present) : 0)
    })
  }

  async function succeed(run: Run, counts: RunCounts): Promise<SyncResult> {
    const message = 'Products have been synchronized successfully'
    const end = {
      stage: 'complete' as const,
      percent: syncStagePercent.complete,
      message,
      warnings: kept(run.warnings),
    }
    await services.database.prisma.$transaction(async (tx) => {
      await createSyncRepo(tx).finishRun(run.id, { ...end, ...counts, status: 'succeeded', errors: [] })
      await tellOfChange(tx, run.id, counts)
      await publish(tx, 'sync.changed')
    })
    services.onProgress({ runId: run.id, stage: 'complete', percent: syncStagePercent.complete, message })
    return resultOf(message, services.now(), {
      success: true,
      productsCount: counts.productsCount,
      warnings: end.warnings,
    })
  }

  async function tellOfChange(tx: Transaction, runId: string, counts: RunCounts): Promise<void> {
    const { created, updated, retired } = counts
    if (created + updated + retired === 0) return
    await services.notify(tx, 'sync.changed', { runId, created, updated, retired })
  }

  async function fail(run: Run, error: unknown): Promise<SyncResult> {
    const status = run.stop.aborted ? 'interrupted' : 'failed'
    const reason = messageOf(run.stop.aborted ? run.stop.reason : error)
    const message = syncMessages.failed(reason)
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
        const isNews = count > 0 && status === 'failed' && !(await mirror.hadFailedBefore(run.id))
        if (isNews) await services.notify(tx, 'sync.failed', { runId: run.id, message: reason })
        await publish(tx, 'sync.changed')
      })
      .catch(() => undefined)
    services.onProgress({ runId: run.id, stage: 'error', percent: syncStagePercent.error, message })
    return resultOf(message, services.now(), { success: false, errors: end.errors, warnings: end.warnings })
  }
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

function resultOf(message: string, now: Date, outcome: Pick<SyncResult, 'success'> & Partial<SyncResult>): SyncResult {
  return { productsCount: 0, errors: [], warnings: [], message, timestamp: now.toISOString(), ...outcome }
}

function kept(warnings: string[]): string[] {
  const rest = warnings.length - warningsMax
  return rest > 0 ? [...warnings.slice(0, warningsMax), `${rest} more warnings`] : warnings
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : syncMessages.unknown
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
