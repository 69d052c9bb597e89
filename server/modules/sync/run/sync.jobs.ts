import { schedule } from 'node-cron'
import type { Logger } from 'pino'
import { syncMessages } from '#contract/sync/sync.ts'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { SyncError } from './sync-error.ts'
import type { SyncSource } from './sync-source.ts'

/**
 * Syncs now and then by the clock, every page each time. Several instances may: the sync's lock lets one run.
 * @param source asked at each run: what staff have changed meanwhile counts
 * @param cron when, as a cron expression
 * @returns a function that stops the clock and the run in progress, once its current page is through
 */
export function scheduleSync(source: SyncSource, cron: string, log: Logger): () => Promise<void> {
  const stopping = new AbortController()
  let current: Promise<void> | undefined

  async function run(): Promise<void> {
    const sync = source.current()
    if ('off' in sync) return log.info(sync.off)
    const { on, direction } = source.clock()
    if (!on) return log.info('Auto-sync is off')
    const how = { direction, force: false, dryRun: false, trigger: 'clock', stop: stopping.signal } as const
    const result = await sync.run(how)
    if (result.message === syncMessages.inProgress) log.info(result.message)
    else if (result.success) log.info({ result }, 'Synced with Notion')
    else log.error({ result }, result.message)
  }

  function start(): void {
    if (current) return // else stopping would wait for the later run alone, which ends at once
    current = run()
      .catch((error: unknown) => log.error({ err: error }, 'The sync could not run'))
      .finally(() => {
        current = undefined
      })
  }

  const task = schedule(cron, start)
  start()
  return async () => {
    await task.destroy()
    stopping.abort(new SyncError(syncNote('server-stopping')))
    await current
  }
}
