import { readConfig } from './platform/config.ts'
import { createLogger } from './platform/logging.ts'
import { type Run, runProgram } from './platform/run.ts'
import { openServices } from './services.ts'

/** npm run samples:remove: removes every sample that DEMO made. Works beside a running server or without one. */
async function main({ stopping, opened }: Run): Promise<boolean> {
  const config = readConfig(process.env)
  const services = await openServices(config, createLogger(config.LOG_LEVEL), { stopping })
  opened.defer(services.close)
  const { orders, quotes, customers, enquiries, demoRequests, conversations, entries } = await services.samples.remove()
  process.stdout.write(
    `Removed ${orders} sample orders, ${quotes} quotations, ${customers} customers, ${enquiries} enquiries, ${demoRequests} demo requests and ${conversations} conversations.\n`,
  )
  if (entries > 0) process.stdout.write(`Removed ${entries} sample entries of the site's content.\n`)
  if (config.DEMO) process.stdout.write('The next start makes the records anew, unless DEMO=0.\n')
  return true
}

await runProgram(main)
