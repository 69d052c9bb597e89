import { readFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import type { ClientBase } from 'pg'
import * as z from 'zod/mini'
import { parseRows } from './rows.ts'

const backendRow = z.object({ pid: z.int(), port: z.nullable(z.int()) })

/**
 * Lets the PostgreSQL process behind a new connection give way as this process does, which has it do most of its work. Only where it is found
 * on this machine, by the connection's port in its title, and is this user's: else it stays as it is.
 */
export async function backendGivesWay(connection: ClientBase): Promise<void> {
  const niceness = getPriority()
  if (niceness <= 0) return
  const { rows } = await connection.query('SELECT pg_backend_pid() AS "pid", inet_client_port() AS "port"')
  for (const { pid, port } of parseRows(backendRow, rows)) {
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
