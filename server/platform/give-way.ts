import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * Lets this process go after others. Before any other thread is made: on Linux each has a priority of its own, V8's helpers too, and
 * a new one that of the thread that makes it.
 */
export function giveWay(niceness: number): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, niceness)
}
