// npm start: the server runs in this very process. Where the client has changed it is bundled beside it: pages are served once the public
// site is, and the first of them waits neither for the admin, whose page waits for it, nor for the compressing of files.
import { type Run, runProgram } from '../server/platform/run.ts'
import { bundleClient, compressClient } from './build.ts'

await runProgram(async (run: Run) => {
  const failed = new AbortController()
  const stopping = AbortSignal.any([run.stopping, failed.signal])
  const siteBuilt = Promise.withResolvers<void>()
  const served = Promise.withResolvers<void>()
  const whole = bundleClient({
    stopping,
    siteIsBuilt() {
      siteBuilt.resolve()
      return served.promise
    },
  })
  whole.then(siteBuilt.resolve, siteBuilt.reject)
  siteBuilt.promise.catch(() => undefined) // whoever serves is told, once it waits for it
  const compressed = Promise.all([whole, served.promise]).then(
    () => compressClient(stopping).catch(complain),
    () => undefined,
  )
  run.opened.defer(async () => {
    failed.abort()
    served.resolve()
    await compressed
  })
  const { serve } = await import('../server/serve.ts')
  return serve(run, { site: siteBuilt.promise, whole, served: served.resolve })
})

function complain({ message }: Error): void {
  process.stdout.write(`Pages are served uncompressed: ${message}\n`)
}
