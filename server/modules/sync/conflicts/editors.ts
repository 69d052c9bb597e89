import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { LiveSource } from '../source/source.ts'
import { SourceError } from '../source/source-error.ts'
import { createEditorsRepo } from './editors.repo.ts'

/** People who are asked for in one run: each is a request, which others wait for. */
const mostAtOnce = 10
/** How long they may keep a run that has done its work. */
const limitMs = 10_000
/** After which somebody is asked for again, where a conflict still needs a name. */
const keptMs = 30 * 86_400_000

interface NamesServices {
  database: { prisma: DatabaseHandle }
  source: { live: LiveSource | undefined }
  now: () => Date
}

/**
 * Asks the source once for the names of those who edited pages of open conflicts. Who has left, or may not be read, has none. What
 * fails is no fault of the run's: the next one asks again.
 */
export async function nameEditors(
  { database, source: { live }, now }: NamesServices,
  stop: AbortSignal,
): Promise<void> {
  if (!live) return
  const repo = createEditorsRepo(database.prisma)
  const signal = AbortSignal.any([stop, AbortSignal.timeout(limitMs)])
  for (const id of await repo.unnamed(new Date(now().getTime() - keptMs), mostAtOnce)) {
    try {
      await repo.keep(id, (await live.user(id, signal)) ?? { name: null, isBot: false }, now())
    } catch (error) {
      if (signal.aborted || error instanceof SourceError) return
      throw error
    }
  }
}
