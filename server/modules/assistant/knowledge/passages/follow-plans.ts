import type { Logger } from 'pino'
import type { ShownPlan } from '#contract/content/plans.ts'
import type { Database } from '#server/platform/database/database.ts'
import { writePassages } from './passages.repo.ts'

interface FollowServices {
  database: Database
  /** That are published now. */
  plans: () => ShownPlan[]
  log: Logger
}

/** Keeps the passages at what the plans say. What could not be written is tried again with the next call. */
export function followPlans({ database, plans, log }: FollowServices) {
  let written = ''
  let turn = Promise.resolve()

  async function write(): Promise<void> {
    const present = plans()
    const wanted = JSON.stringify(present)
    if (wanted === written) return
    await writePassages(database, present)
    written = wanted
  }

  return {
    /** At the start, before anything is answered. */
    begin: write,

    /** Looks at the plans anew, one look after another. */
    look(): void {
      turn = turn
        .then(write)
        .catch((error) => log.warn({ err: error }, 'The passages could not be brought to the plans'))
    },

    settled: () => turn,
  }
}
