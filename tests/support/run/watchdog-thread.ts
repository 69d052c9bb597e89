import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

const limitMs = Number(workerData)
const lookMs = 500

let what = 'the first file of a worker'
let heardAt = performance.now()

parentPort?.on('message', (message: { what?: string }) => {
  what = message.what ?? what
  heardAt = performance.now()
})
setInterval(() => {
  if (performance.now() - heardAt < limitMs) return
  writeSync(2, `\nHung for ${limitMs / 1000} s, and ended: ${what}\n`)
  process.kill(process.pid, 'SIGKILL')
}, lookMs)
