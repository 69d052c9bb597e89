// npm start: the server runs in this very process; where the client has changed it is built beside it, and pages are served from
// then on.
import { type Run, runProgram } from '../server/platform/run.ts'
import { buildClient } from './build.ts'

await runProgram(async (run: Run) => {
  const failed = new AbortController()
  const built = buildClient(AbortSignal.any([run.stopping, failed.signal]))
  run.opened.defer(async () => {
    failed.abort()
    await built.catch(() => undefined)
  })
  const { serve } = await import('../server/serve.ts')
  return serve(run, built)
})
