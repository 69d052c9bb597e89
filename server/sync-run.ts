import type { SyncNote } from '#contract/sync/sync-notes.ts'
import { type FromRun, type RunOrder, SyncError } from '#server/modules/sync/index.ts'
import { readConfig } from './platform/config.ts'
import { createLogger, ignoreOutputErrors } from './platform/logging.ts'
import { StartError } from './platform/start-error.ts'
import { openServices } from './services.ts'

/**
 * Carries out a run on the server's database, sends the result to the server and exits.
 * @param lost aborted when the server has lost the lock
 */
export async function carryOut(order: RunOrder, stop: AbortSignal, lost: AbortSignal): Promise<void> {
  const { runId, options, url, memory } = order
  ignoreOutputErrors()
  const config = readConfig(process.env)
  const server = Promise.resolve({ url, release: async () => undefined })
  const services = await openServices(config, createLogger(config.LOG_LEVEL), { server, fileMemory: memory })
  await services.jobs.join() // updates that Notion refused are retried by the server's queue
  const sync = services.sync.current()
  if ('off' in sync) throw new StartError(sync.off)
  const result = await sync.carryOutBegun(runId, { ...options, stop }, lost)
  await new Promise((sent) => process.send?.({ result, memory } satisfies FromRun, sent))
  await services.jobs.stop()
  await services.close()
  process.exit()
}

export function abortReason(note: SyncNote): Error {
  return new SyncError(note)
}
