import type { KnowledgeRepo } from './knowledge.repo.ts'
import { type Shares, sharesOf } from './weights.rules.ts'

/** The catalogue's words change slowly; changes of staff's questions call `refresh`. */
const freshMs = 10 * 60_000

interface Counted {
  shares: Shares
  totals: { passages: number; products: number }
}

export function createWordCounts(count: KnowledgeRepo['wordCounts'], now: () => number = Date.now) {
  let counting: Promise<Counted> | undefined
  let counted: Counted | undefined
  let until = 0

  function recount(): Promise<Counted> {
    counting ??= count()
      .then((all) => {
        until = now() + freshMs
        counted = { shares: sharesOf(all), totals: { passages: all.passages.total, products: all.products.total } }
        return counted
      })
      .finally(() => {
        counting = undefined
      })
    return counting
  }

  return Object.assign(
    async (): Promise<Counted> => {
      if (!counted) return recount()
      if (now() > until) recount().catch(() => undefined) // the last counts serve until the next question
      return counted
    },
    {
      refresh: () => {
        until = 0
      },
    },
  )
}
