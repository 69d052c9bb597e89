import { readableEmail } from '#contract/requests/contact-text.ts'
import { readConfig } from './platform/config.ts'
import { createLogger } from './platform/logging.ts'
import { type Run, runProgram } from './platform/run.ts'
import { StartError } from './platform/start-error.ts'
import { openServices } from './services.ts'

const liftAccessPolicy = '--open-door'

/**
 * npm run staff:link EMAIL [-- --open-door]: prints a one-time link for somebody who cannot sign in. Works beside a running server or
 * without one.
 */
async function main({ stopping, opened }: Run): Promise<boolean> {
  const parameters = process.argv.slice(2)
  const [email, ...more] = parameters.filter((parameter) => parameter !== liftAccessPolicy)
  if (!email?.includes('@') || more.length > 0) {
    throw new StartError(`Say whose link: npm run staff:link -- lai@example.com [${liftAccessPolicy}]`)
  }
  const config = readConfig(process.env)
  const services = await openServices(config, createLogger(config.LOG_LEVEL), { stopping })
  opened.defer(services.close)
  const origin = new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).origin
  const isLifted = parameters.includes(liftAccessPolicy)
  process.stdout.write(`${await services.rescue.link(readableEmail(email), origin, isLifted)}\n`)
  if (isLifted) {
    process.stdout.write('Staff may now come from anywhere, over HTTP too, and without two-factor sign-in.\n')
  }
  return true
}

await runProgram(main)
