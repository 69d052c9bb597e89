import {
  type MissedSearch,
  type MissedSearchQuery,
  type MissedSearchWrite,
  missedSearchSchema,
} from '#contract/catalogue/searches.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createMissedSearchesRepo, type MissedRow } from './missed-searches.repo.ts'
import type { ProductSearch } from './product-search.service.ts'
import { folded } from './search-query.rules.ts'

interface Needs {
  database: Database
  audit: Audit
  now: () => Date
  productSearch: Pick<ProductSearch, 'understood'>
  most?: number
}

/** Counts searches without a result, for staff; nothing about the visitor is stored. */
export function createMissedSearches({ database, audit, now, productSearch, most = 2000 }: Needs) {
  const repo = createMissedSearchesRepo(database.prisma)

  return {
    async count({ search, language }: MissedSearchWrite): Promise<void> {
      const term = missedTerm(search)
      if (term === undefined || (await productSearch.understood(search))) return
      await repo.count(term, language, now(), most)
    },

    async page(query: MissedSearchQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(missedOf) }
    },

    /** @throws missed_search.not_found */
    async put(actor: Actor, id: string, state: MissedSearch['state']): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        if (!(await createMissedSearchesRepo(tx).put(id, state)))
          throw problem('missed_search.not_found', 'There is no such missed search')
        const action = state === 'done' ? 'missed_search.done' : 'missed_search.reopened'
        await audit.record(tx, actor, { action, entity: 'missed_search', entityId: id })
      })
    },
  }
}

export type MissedSearches = ReturnType<typeof createMissedSearches>

function missedOf({ lastAt, ...row }: MissedRow): MissedSearch {
  return missedSearchSchema.parse({ ...row, lastAt: lastAt.toISOString() })
}

/** Longer searches are sentences, which need no synonym. */
const termMost = 60

/**
 * Normalises a search without result for counting.
 * @returns undefined where it may contain personal data (an email address, a phone number, a link), or is no word
 */
export function missedTerm(search: string): string | undefined {
  const term = folded(search).replace(/\s+/gu, ' ').trim()
  if (term.length > termMost || !/[\p{L}\p{N}]/u.test(term)) return undefined
  if (/@|https?:|www\.|\/\//.test(term)) return undefined
  return term.replace(/(?<=\d)[\s().+\p{Pd}\p{Cf}]+(?=\d)/gu, '').match(/\d{6}/) ? undefined : term
}
