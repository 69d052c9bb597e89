// Waits until the run of tests that started it is over, then ends what it has left: PostgreSQL and every other process of its
// folder, and the folder itself. A run that was killed cleans nothing up by itself.
import { type Dirent, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

const [folder = ''] = process.argv.slice(2)
const serverLookMs = 50
const serverLooks = 100

process.stdin.on('end', clear).on('error', clear).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

async function clear(): Promise<void> {
  await Promise.all(servers().map(endServer))
  for (const pid of children()) end(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

/** Returns the process id of every PostgreSQL whose data is in the folder. */
function servers(directory = folder): number[] {
  return entriesOf(directory).flatMap((entry) => {
    const at = path.join(directory, entry.name)
    if (entry.isDirectory()) return servers(at)
    return entry.name === 'postmaster.pid' ? [Number(readFileSync(at, 'utf8').split('\n')[0])] : []
  })
}

function entriesOf(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
  } catch {
    return [] // a browser that ends takes its own away
  }
}

/** Returns the id of every process whose TMPDIR is the folder, where the system tells (Linux). */
function children(): number[] {
  const variable = `TMPDIR=${folder}`
  const pids = entriesOf('/proc')
    .map(({ name }) => Number(name))
    .filter(Number.isInteger)
  return pids.filter((pid) => pid !== process.pid && environmentOf(pid).split('\0').includes(variable))
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return '' // it has ended
  }
}

/** At once, as PostgreSQL says "immediate": there is nothing to be saved, but shared memory to be given back. */
async function endServer(pid: number): Promise<void> {
  for (let look = 0; look < serverLooks; look += 1) {
    if (!end(pid, 'SIGQUIT')) return
    await setTimeout(serverLookMs)
  }
  end(pid, 'SIGKILL')
}

/** @returns whether it was there to be told */
function end(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
