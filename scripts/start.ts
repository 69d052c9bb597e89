// npm start: the server runs in this very process; where the client has changed it is bundled beside it, pages are served from then
// on, and its files compressed, so that the first page does not wait for that.
import { type Run, runProgram } from '../server/platform/run.ts'
import { bundleClient, compressClient } from './build.ts'

await runProgram(async (run: Run) => {
  const failed = new AbortController()
  const stopping = AbortSignal.any([run.stopping, failed.signal])
  const built = bundleClient(stopping)
  let compressed: Promise<unknown> | undefined
  run.opened.defer(async () => {
    failed.abort()
    await built.catch(() => undefined)
    await compressed
  })
  const { serve } = await import('../server/serve.ts')
  return serve(run, built, () => {
    compressed = compressClient(stopping).catch((error: Error) => {
      process.stdout.write(`Pages are served uncompressed: ${error.message}\n`)
    })
  })
})
