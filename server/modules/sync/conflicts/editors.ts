import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { LiveSource } from '../source/source.ts'
import { SourceError } from '../source/source-error.ts'
import { createEditorsRepo } from './editors.repo.ts'

const lookupsMax = 10
/** Time limit for all lookups together, because they delay the end of the run. */
const limitMs = 10_000
const staleAfterMs = 30 * 86_400_000

interface NamesServices {
  database: { prisma: DatabaseHandle }
  source: { live: LiveSource | undefined }
  now: () => Date
}

/**
 * Looks up the names of those who edited pages of open conflicts. Users who left, or may not be read, have no name.
 * Failures are ignored: the next run tries again.
 */
export async function lookUpEditors(
  { database, source: { live }, now }: NamesServices,
  stop: AbortSignal,
): Promise<void> {
  if (!live) return
  const repo = createEditorsRepo(database.prisma)
  const signal = AbortSignal.any([stop, AbortSignal.timeout(limitMs)])
  for (const id of await repo.unnamed(new Date(now().getTime() - staleAfterMs), lookupsMax)) {
    try {
      await repo.save(id, (await live.user(id, signal)) ?? { name: null, isBot: false }, now())
    } catch (error) {
      if (signal.aborted || error instanceof SourceError) return
      throw error
    }
  }
}
