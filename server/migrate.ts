import { readConfig } from './config.ts'
import { createLogger } from './platform/logging.ts'
import { StartError } from './platform/start-error.ts'
import { openServices } from './services.ts'

/** Brings the database to the newest migration and ends: for a deployment that migrates once, before its instances start. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const services = await openServices(config, createLogger(config.LOG_LEVEL))
  await services.close()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
