import { readConfig } from './config.ts'
import { createLogger } from './platform/logging.ts'
import { StartError } from './platform/start-error.ts'
import { openServices } from './services.ts'

/** npm run sync [-- --force]: one complete sync from the command line, beside a running server or without one. */
async function main(): Promise<boolean> {
  const config = readConfig(process.env)
  const services = await openServices(config, createLogger(config.LOG_LEVEL), ({ percent, message }) =>
    process.stdout.write(`${String(percent).padStart(3)} %  ${message}\n`),
  )
  try {
    if (!services.sync) throw new StartError('Nothing to sync with: set NOTION_API_KEY and NOTION_DATABASE_ID')
    const stopping = new AbortController()
    process.once('SIGINT', () => stopping.abort(new Error('Stopped from the command line')))
    const result = await services.sync.run({
      complete: true,
      force: process.argv.includes('--force'),
      stop: stopping.signal,
    })
    for (const warning of result.warnings) process.stdout.write(`warning: ${warning}\n`)
    process.stdout.write(`${result.message} (${result.productsCount} products)\n`)
    return result.success
  } finally {
    await services.close()
  }
}

main().then(
  (success) => process.exit(success ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
