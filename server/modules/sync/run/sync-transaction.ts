import { type Invalidation, importStep, publishInvalidation } from '#server/modules/catalogue/index.ts'
import type { Database, DatabaseHandle } from '#server/platform/database/database.ts'
import { createPlanRepo } from '../plan/plan.repo.ts'
import type { Change } from '../plan/plan.rules.ts'
import { createSyncRepo } from './sync.repo.ts'

export interface RunWriter {
  /**
   * Runs a transaction that only commits while its run is the current one. @param write returns the run's rows, and
   * whether products changed: then all instances are notified @throws RunLostError
   */
  write: <T extends Written>(write: (tx: DatabaseHandle) => Promise<T>) => Promise<T>
}

export interface Written {
  changes: readonly Change[]
  visible: boolean
}

/** The run is no longer current; nothing more may be written. */
export class RunLostError extends Error {
  override name = 'RunLostError'
}

export function createRunWriter(
  database: Database,
  runId: string,
  onCommit: (invalidation: Invalidation) => void,
): RunWriter {
  let seq = 0

  function numbered(changes: readonly Change[]): (Change & { seq: number })[] {
    const first = seq
    seq += changes.length
    return changes.map((change, index) => ({ ...change, seq: first + index }))
  }

  return {
    async write(write) {
      const written = await database.prisma.$transaction(
        async (tx) => {
          if (!(await createSyncRepo(tx).isRunning(runId)))
            throw new RunLostError('Another process has taken over from this sync')
          const result = await write(tx)
          await createPlanRepo(tx).saveChanges(runId, numbered(result.changes))
          if (result.visible) await publishInvalidation(tx, importStep)
          return result
        },
        { timeout: 60_000, maxWait: 10_000 },
      )
      if (written.visible) onCommit(importStep)
      return written
    },
  }
}
