import { parseArgs } from 'node:util'
import { syncDirections, syncMessages } from '#contract/sync/sync.ts'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { SyncError } from '#server/modules/sync/index.ts'
import { readConfig } from './platform/config.ts'
import { createLogger } from './platform/logging.ts'
import { type Run, runProgram } from './platform/run.ts'
import { StartError } from './platform/start-error.ts'
import { openServices } from './services.ts'

/**
 * npm run sync [-- --direction=import|export|both --dry-run --force]: runs one complete sync, beside a running server or without one; in
 * the direction of the settings unless one is given. Returns false where the run failed or waits for approval.
 */
async function main({ stopping, opened }: Run): Promise<boolean> {
  const config = readConfig(process.env)
  const services = await openServices(config, createLogger(config.LOG_LEVEL), {
    stopping,
    onProgress: ({ percent, message }) => process.stdout.write(`${String(percent).padStart(3)} %  ${message}\n`),
  })
  opened.defer(services.close)
  const sync = services.sync.current()
  if ('off' in sync) throw new StartError(sync.off)
  const { direction = services.sync.clock().direction, force, dryRun } = parameters()
  const started = await sync.start({
    direction,
    force,
    dryRun,
    trigger: 'command',
    stop: signalled(stopping),
  })
  if (typeof started === 'string') throw new StartError(syncMessages.inProgress)
  const result = await started.done
  for (const warning of result.warnings) process.stdout.write(`warning: ${warning}\n`)
  process.stdout.write(`${result.message} (${result.productsCount} products)\n`)
  const { status } = await services.syncRuns.get(started.runId)
  if (status === 'awaiting_approval') {
    const page = `${config.PUBLIC_URL ?? ''}/admin/notion/runs/${started.runId}`
    process.stdout.write(`Look at what would change, and carry it out or discard it, at ${page}\n`)
  }
  return result.success
}

/** Returns a signal that aborts the run when the program is stopped; the run stores the reason as a note. */
function signalled(stopping: AbortSignal): AbortSignal {
  const stop = new AbortController()
  const end = () => stop.abort(new SyncError(syncNote('signal-received')))
  if (stopping.aborted) end()
  stopping.addEventListener('abort', end, { once: true })
  return stop.signal
}

function parameters() {
  const options = {
    direction: { type: 'string' },
    force: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  } as const
  const { values } = parseArgs({ options })
  const direction = syncDirections.find((one) => one === values.direction)
  if (values.direction !== undefined && !direction)
    throw new StartError(`--direction is one of ${syncDirections.join(', ')}`)
  return { direction, force: values.force, dryRun: values['dry-run'] }
}

await runProgram(main)
