import { readFileSync, readlinkSync } from 'node:fs'

const lookMs = 250

/**
 * Calls `stop` once the npm that runs this program is gone. It passes SIGTERM on to its shell, which dies of it without a word to us, and
 * nobody hears of its own end by another signal: without this, the site and its PostgreSQL would run on for nobody.
 */
export function onNpmGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const line = lineToNpm()
  const looking = setInterval(() => {
    if (line.every(({ pid, parent }) => parentOf(pid) === parent)) return
    clearInterval(looking)
    stop()
  }, lookMs)
  looking.unref()
}

/**
 * This process and those between it and npm, which is the nearest that runs on npm's Node; none where npm is gone already, as for what a
 * script has left in the background. Where processes cannot be read (there is no /proc), npm is taken to be the parent: shells other
 * than Debian's become the program that they run.
 */
function lineToNpm(): { pid: number; parent: number }[] {
  const line = []
  for (let pid = process.pid; pid > 1; ) {
    const parent = parentOf(pid)
    line.push({ pid, parent })
    if ([process.env.npm_node_execpath, undefined].includes(programOf(parent))) return line
    pid = parent
  }
  return []
}

function parentOf(pid: number): number {
  if (pid === process.pid) return process.ppid
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

function programOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/exe`)
  } catch {
    return undefined
  }
}
