import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import * as z from 'zod/mini'
import { connect } from '#server/platform/database/database.ts'
import { parseRows } from '#server/platform/database/rows.ts'

/** Limits how long a backup waits for the replica to have what the primary has. */
const catchUpMs = 20_000
const pauseMs = 500
const queryMs = 5000

const primaryRow = z.object({ cluster: z.string(), position: z.string() })
const replicaRow = z.object({ isUpToDate: z.boolean() })

export interface BackupSource {
  url: string
  isReplica: boolean
}

/**
 * Returns the database to copy: the replica, once it has all that the primary has now; the primary where there is none, it is away, stays
 * behind, or is no replica of this primary.
 */
export async function sourceOf(primary: pg.Client, url: string, replicaUrl: string | undefined): Promise<BackupSource> {
  const isReady = replicaUrl !== undefined && (await isCaughtUp(primary, replicaUrl).catch(() => false))
  return isReady ? { url: replicaUrl, isReplica: true } : { url, isReplica: false }
}

async function isCaughtUp(primary: pg.Client, replicaUrl: string): Promise<boolean> {
  const replica = await connect(replicaUrl, { query_timeout: queryMs })
  try {
    const { rows } = await primary.query(
      'SELECT system_identifier::text AS cluster, pg_current_wal_lsn()::text AS position FROM pg_control_system()',
    )
    const [begin] = parseRows(primaryRow, rows)
    for (const end = Date.now() + catchUpMs; Date.now() < end; await setTimeout(pauseMs)) {
      const answer = await replica.query(
        `SELECT pg_is_in_recovery() AND system_identifier::text = $1 AND pg_last_wal_replay_lsn() >= $2::pg_lsn AS "isUpToDate"
         FROM pg_control_system()`,
        [begin?.cluster, begin?.position],
      )
      if (parseRows(replicaRow, answer.rows)[0]?.isUpToDate) return true
    }
    return false
  } finally {
    await replica.end()
  }
}
