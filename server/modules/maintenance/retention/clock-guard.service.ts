import type { Database } from '#server/platform/database/database.ts'
import { reasonsToHold } from './brake.rules.ts'
import { createRetentionRunsRepo } from './retention-runs.repo.ts'

/** Returns a check that is false if the app's clock may be ahead, by the same rules as retention. */
export function clockGuard({ prisma }: Database, now: () => Date): () => Promise<boolean> {
  return async () => {
    const clocks = await createRetentionRunsRepo(prisma).clocks()
    return reasonsToHold({ ...clocks, now: now(), due: [] }).length === 0
  }
}
