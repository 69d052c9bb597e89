// npm start: runs the server in this process. If the client's sources have changed, it is bundled meanwhile: pages
// are served once the public site is built, without waiting for the admin or for compression.
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
  siteBuilt.promise.catch(() => undefined) // reported when it is awaited
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
