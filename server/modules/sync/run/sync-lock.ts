import type pg from 'pg'
import * as z from 'zod/mini'
import { connect } from '#server/platform/database/database.ts'
import { parseRows } from '#server/platform/database/rows.ts'

const lockId = 7_203_002

export interface SyncLock {
  /** Aborted when the connection breaks, as another process may hold the lock then. */
  lost: AbortSignal
  release: () => Promise<void>
}

/** Takes the sync lock, which ends with its connection. @returns undefined if another process holds it */
export async function takeSyncLock(databaseUrl: string): Promise<SyncLock | undefined> {
  const client = await connect(databaseUrl)
  const lost = new AbortController()
  client.on('end', () => lost.abort(new Error('The connection that holds the sync lock broke')))
  if (await isTaken(client)) return { lost: lost.signal, release: () => release(client) }
  await client.end()
  return undefined
}

const lockRow = z.object({ taken: z.boolean() })

async function isTaken(client: pg.Client): Promise<boolean> {
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lockId])
    return parseRows(lockRow, rows)[0]?.taken ?? false
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Unlocks explicitly, because PostgreSQL notices a closed connection only later. */
async function release(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1)', [lockId]).catch(() => undefined)
  await client.end()
}
