// For run.test.ts: a program that misbehaves as its parameter says.
import { once } from 'node:events'
import { type Run, runProgram } from '#server/platform/run.ts'
import { StartError } from '#server/platform/start-error.ts'

const behaviour = process.argv[2] ?? ''
const forever = () => new Promise<never>(() => setInterval(() => undefined, 1000))

async function main({ stopping, opened }: Run): Promise<boolean> {
  const twice = once(process, 'SIGTERM')
  opened.defer(async () => {
    process.stdout.write('closing\n')
    if (behaviour === 'close when asked twice') await twice
    if (behaviour === 'never close') await forever()
    process.stdout.write('closed\n')
  })
  opened.defer(async () => {
    if (behaviour === 'fail to close') throw new StartError('It would not close')
  })
  process.stdout.write('opened\n')
  if (behaviour === 'fail') throw new StartError('It failed')
  if (behaviour === 'never notice') await forever()
  const idle = setInterval(() => undefined, 1000)
  await once(stopping, 'abort')
  clearInterval(idle) // the wait for whatever closes must keep the process alive by itself
  return true
}

await runProgram(main, behaviour.startsWith('never') ? 300 : 10_000)
