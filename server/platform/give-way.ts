import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import type { ClientBase } from 'pg'

/**
 * Lets this process go after others. Before any other thread is made: on Linux each has a priority of its own, V8's helpers too, and
 * a new one that of the thread that makes it.
 */
export function giveWay(niceness: number): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, niceness)
}

/**
 * Lets the PostgreSQL process behind a new connection give way as this process does, which has it do most of its work. Only where it is found
 * on this machine, by the connection's port in its title, and is this user's: else it stays as it is.
 */
export async function backendGivesWay(connection: ClientBase): Promise<void> {
  const niceness = getPriority()
  if (niceness <= 0) return
  const { rows } = await connection.query<{ pid: number; port: number | null }>(
    'SELECT pg_backend_pid() AS "pid", inet_client_port() AS "port"',
  )
  for (const { pid, port } of rows) {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (title.startsWith('postgres: ') && title.includes(`(${port})`)) tryPriority(pid, niceness)
  }
}

function tryPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // another user's
  }
}
