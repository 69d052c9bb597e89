// Waits until the run of tests that started it is over, however it ends, then removes what it has made of the stack.
import { removeAll } from './remove.ts'

const clear = () => void removeAll()
process.stdin.on('end', clear).on('error', clear).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
