import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/**
 * Starts a process of its own, which no signal to the run reaches: it works when its standard input ends, as the run does, however
 * that ends. Gives what has it work, and waits for it.
 */
export function startGuard(program: string, ...parameters: string[]): () => Promise<void> {
  const guard = spawn(process.execPath, [path.resolve(program), ...parameters], {
    // what keeps its files in the run's folder would be ended with it
    env: { ...process.env, TMPDIR: '' },
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  guard.unref()
  return async () => {
    guard.ref()
    guard.stdin?.end()
    await once(guard, 'exit')
  }
}
