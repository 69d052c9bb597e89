import type { Database } from '#server/platform/database/database.ts'
import { reasonsToHold } from './brake.rules.ts'
import { createRetentionRunsRepo } from './retention-runs.repo.ts'

/** Returns a check of the app's clock, by the rules that erasing is held by; false where it may be ahead. */
export function clockGuard({ prisma }: Database, now: () => Date): () => Promise<boolean> {
  return async () => {
    const clocks = await createRetentionRunsRepo(prisma).clocks()
    return reasonsToHold({ ...clocks, now: now(), due: [] }).length === 0
  }
}
