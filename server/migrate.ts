import { readConfig } from './platform/config.ts'
import { createLogger } from './platform/logging.ts'
import { runProgram } from './platform/run.ts'
import { openServices } from './services.ts'

/** Brings the database to the newest migration and exits: for a deployment that migrates once before its instances start. */
await runProgram(async ({ stopping, opened }) => {
  const config = readConfig(process.env)
  const services = await openServices(config, createLogger(config.LOG_LEVEL), { stopping })
  opened.defer(services.close)
  return true
})
