import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { SyncChangeQuery, SyncResult, SyncRunDetail, SyncRunQuery } from '#contract/sync/sync.ts'
import { syncNote } from '#contract/sync/sync-notes.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createMadeProducts } from '../plan/made-products.ts'
import { createRunCancelRepo } from '../watch/run-cancel.repo.ts'
import { interruptDeadRuns } from './sync.service.ts'
import { SyncError } from './sync-error.ts'
import type { SyncOptions } from './sync-run.ts'
import { createSyncRunsRepo, type SyncRunRow } from './sync-runs.repo.ts'
import { changeOf, givenUpBy, listedOf, runOf, warningsOf } from './sync-runs-answer.ts'
import type { SyncSource } from './sync-source.ts'

interface SyncRunsServices {
  database: Database
  audit: Audit
  sync: SyncSource
  log: Logger
}

type RunRequest = Pick<SyncOptions, 'direction' | 'force' | 'dryRun' | 'planId' | 'givesUp'>

/** How long a process may hold the lock after its run ended. */
const lettingGoMs = 5000
const lookMs = 100

export function createSyncRuns({ database, audit, sync, log }: SyncRunsServices) {
  const repo = createSyncRunsRepo(database.prisma)
  const stopping = new AbortController()
  const running = new Set<Promise<unknown>>()

  /** @throws sync.off, sync.of_files, sync.in_progress; sync.plan_settled if its plan is not open */
  async function begin(actor: Actor, action: string, request: RunRequest): Promise<{ runId: string }> {
    const current = sync.current()
    if ('off' in current) throw problem('sync.off', current.off)
    if (request.direction !== 'import') sync.requireNotion()
    const how = { ...request, trigger: 'staff', startedBy: actor.name, stop: stopping.signal } as const
    const started = await startOnceLetGo(() => current.start(how))
    if (started === 'in-progress') throw problem('sync.in_progress', 'Wait until the run in progress has ended')
    if (started === 'settled') throw planSettled()
    follow(started.done)
    const { planId, ...after } = request
    const change = { action, entity: 'sync', entityId: planId ?? started.runId, after }
    await database.prisma.$transaction((tx) => audit.record(tx, actor, change))
    return { runId: started.runId }
  }

  /** Retries while the lock of a run that has just ended is still held. */
  async function startOnceLetGo<Started>(start: () => Promise<Started>): Promise<Started> {
    const started = await start()
    if (started !== 'in-progress' || !(await repo.hasEndedSince(new Date(Date.now() - lettingGoMs)))) return started
    await setTimeout(lookMs)
    return startOnceLetGo(start)
  }

  /** Tracks a run so that a shutdown waits for it. */
  function follow(done: Promise<SyncResult>): void {
    const followed = done
      .then((result) => {
        if (result.success) log.info({ result }, 'Synced')
        else log.error({ result }, result.message)
      })
      .catch((error: unknown) => log.error({ err: error }, 'The sync could not run'))
      .finally(() => running.delete(followed))
    running.add(followed)
  }

  async function known(id: string): Promise<SyncRunRow> {
    const run = await repo.find(id)
    if (!run) throw problem('sync.run_not_found', `There is no run ${id}`)
    return run
  }

  return {
    /** @throws sync.off, sync.in_progress; request.invalid if `givesUp` is not a dry run */
    async start(actor: Actor, request: RunRequest): Promise<{ runId: string }> {
      if (request.givesUp && !request.dryRun)
        throw problem('request.invalid', 'A field is given up by a plan', [fieldError('dryRun', 'required')])
      return begin(actor, 'sync.started', request)
    },

    /** Carries out a plan exactly. @throws sync.run_not_found, sync.plan_settled, sync.off, sync.in_progress */
    async apply(actor: Actor, id: string): Promise<{ runId: string }> {
      const plan = await known(id)
      if (plan.status !== 'planned' && plan.status !== 'awaiting_approval') throw planSettled()
      const { direction } = plan
      const givesUp = givenUpBy(plan)
      return begin(actor, 'sync.plan_applied', { direction, force: false, dryRun: false, planId: id, givesUp })
    },

    /** @throws sync.run_not_found, sync.plan_settled */
    async discard(actor: Actor, id: string): Promise<void> {
      await known(id)
      await database.prisma.$transaction(async (tx) => {
        if (!(await createSyncRunsRepo(tx).discard(id))) throw planSettled()
        await publish(tx, 'sync.changed')
        await audit.record(tx, actor, { action: 'sync.plan_discarded', entity: 'sync', entityId: id })
      })
    },

    /** Cancels a run on any instance; what it wrote so far stays. @throws sync.run_not_found; sync.run_ended */
    async cancel(actor: Actor, id: string): Promise<void> {
      await known(id)
      await database.prisma.$transaction(async (tx) => {
        if (!(await createRunCancelRepo(tx).cancel(id, actor.name)))
          throw problem('sync.run_ended', 'There is nothing left to cancel')
        await publish(tx, 'sync.cancelled')
        await audit.record(tx, actor, { action: 'sync.cancelled', entity: 'sync', entityId: id })
      })
      await interruptDeadRuns(database)
    },

    /** Drops the caches of all instances and reads every page. @throws sync.off, sync.in_progress */
    async refresh(actor: Actor): Promise<{ runId: string }> {
      await publish(database.prisma, 'catalogue.changed')
      const direction = sync.clock().direction === 'both' ? 'both' : 'import'
      return begin(actor, 'sync.refreshed', { direction, force: false, dryRun: false })
    },

    async stop(): Promise<void> {
      stopping.abort(new SyncError(syncNote('server-stopping')))
      await Promise.all(running)
    },

    async page(query: SyncRunQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(listedOf) }
    },

    /** @throws sync.run_not_found */
    async get(id: string): Promise<SyncRunDetail> {
      const run = await known(id)
      const [groups, marked, product] = await Promise.all([repo.groups(id), repo.marked(id), repo.productOf(run)])
      return { ...runOf(run), ...warningsOf(run), ...product, groups, marked }
    },

    /** Lists changes made or planned, marked ones first. @throws sync.run_not_found */
    async changes(id: string, query: SyncChangeQuery) {
      const [page] = await Promise.all([repo.changes(id, query), known(id)])
      const made = await createMadeProducts(database.prisma).recordsOf(page.items)
      return { ...page, items: page.items.map((change) => changeOf(change, made.get(change.seq))) }
    },
  }
}

export type SyncRuns = ReturnType<typeof createSyncRuns>

function planSettled(): Error {
  return problem('sync.plan_settled', 'It was carried out or discarded, or is being carried out')
}
