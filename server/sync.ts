import { readConfig } from './config.ts'
import { createLogger } from './platform/logging.ts'
import { type Run, runProgram } from './platform/run.ts'
import { StartError } from './platform/start-error.ts'
import { openServices } from './services.ts'

/** npm run sync [-- --force]: one complete sync from the command line, beside a running server or without one. */
async function main({ stopping, opened }: Run): Promise<boolean> {
  const config = readConfig(process.env)
  const services = await openServices(config, createLogger(config.LOG_LEVEL), {
    stopping,
    onProgress: ({ percent, message }) => process.stdout.write(`${String(percent).padStart(3)} %  ${message}\n`),
  })
  opened.defer(services.close)
  const sync = services.sync.current()
  if ('off' in sync) throw new StartError(sync.off)
  const force = process.argv.includes('--force')
  const result = await sync.run({ complete: true, force, stop: stopping })
  for (const warning of result.warnings) process.stdout.write(`warning: ${warning}\n`)
  process.stdout.write(`${result.message} (${result.productsCount} products)\n`)
  return result.success
}

await runProgram(main)
