import { schedule } from 'node-cron'
import type { Logger } from 'pino'
import { type SyncResult, syncMessages } from '#contract/sync/sync.ts'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { SyncError } from './sync-error.ts'
import type { SyncSource } from './sync-source.ts'

/**
 * Schedules complete runs. Several instances may: the lock allows one run at a time, and a run that is due meanwhile
 * comes after it. @param source resolved at each run @param cron cron expression @param subscribeToDue subscribes to "the lock
 * is free and a run is due"; returns an unsubscribe function @returns a function that stops the schedule and the run in
 * progress
 */
export function scheduleSync(
  source: SyncSource,
  cron: string,
  log: Logger,
  subscribeToDue: (run: () => void) => () => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  async function run(): Promise<void> {
    const sync = source.current()
    if ('off' in sync) return log.info(sync.off)
    const { on, direction } = source.clock()
    if (!on) return log.info('Auto-sync is off')
    const due = { direction, trigger: 'clock' } as const
    const result = await sync.run({ ...due, force: false, dryRun: false, stop: stopping.signal })
    logResult(result)
    if (result.message === syncMessages.inProgress) await sync.putOff(due)
  }

  async function runDue(): Promise<void> {
    const sync = source.current()
    if ('off' in sync || !source.clock().on) return
    const result = await sync.runDue(stopping.signal)
    if (result) logResult(result)
  }

  function logResult(result: SyncResult): void {
    if (result.message === syncMessages.inProgress) log.info(result.message)
    else if (result.success) log.info({ result }, 'Synced')
    else log.error({ result }, result.message)
  }

  function follow(work: () => Promise<void>): void {
    if (stopping.signal.aborted) return
    const followed = work()
      .catch((error: unknown) => log.error({ err: error }, 'The sync could not run'))
      .finally(() => running.delete(followed))
    running.add(followed)
  }

  const task = schedule(cron, () => follow(run))
  const unsubscribe = subscribeToDue(() => follow(runDue))
  follow(run)
  return async () => {
    await task.destroy()
    unsubscribe()
    stopping.abort(new SyncError(syncNote('server-stopping')))
    await Promise.all(running)
  }
}
