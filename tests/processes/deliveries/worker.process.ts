// For processes.test.ts: what a server does for deliveries, in a process of its own and at the pace of tests.
import { once } from 'node:events'
import { readConfig } from '#server/platform/config.ts'
import { createLogger } from '#server/platform/logging.ts'
import { runProgram } from '#server/platform/run.ts'
import { openServices } from '#server/services.ts'

const pace = {
  jobs: { pollS: 0.5, superviseS: 1 },
  retry: { tries: 30, firstPauseS: 1, longestPauseS: 1, limitS: 2 },
}

await runProgram(async ({ stopping, opened }) => {
  const config = readConfig(process.env)
  const services = await openServices(config, createLogger(config.LOG_LEVEL), { stopping, pace })
  opened.defer(services.close)
  opened.defer(services.jobs.stop)
  await services.jobs.start()
  process.stdout.write('working\n')
  if (!stopping.aborted) await once(stopping, 'abort')
  return true
})
