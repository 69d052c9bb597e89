import {
  type Synonym,
  type SynonymQuery,
  type SynonymWrite,
  synonymSchema,
  synonymsMax,
} from '#contract/catalogue/searches.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { everything, type Invalidation, publishInvalidation } from '../products/invalidation.ts'
import { createMissedSearchesRepo } from './missed-searches.repo.ts'
import { folded } from './search-query.rules.ts'
import { createSynonymsRepo, type SynonymRow } from './synonyms.repo.ts'

interface Needs {
  database: Database
  audit: Audit
  onCommit: (invalidation: Invalidation) => void
}

/** Creates the service for synonyms of staff, which apply to every instance at once. */
export function createSynonyms({ database, audit, onCommit }: Needs) {
  const repo = createSynonymsRepo(database.prisma)

  return {
    async page(query: SynonymQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(synonymOf) }
    },

    /** @throws synonym.too_many; missed_search.not_found */
    async add(actor: Actor, { term, words, bothWays, missedId }: SynonymWrite): Promise<Synonym> {
      const written = { term: folded(term), words: [...new Set(words.map(folded))], bothWays }
      const added = await database.prisma.$transaction(async (tx) => {
        const synonyms = createSynonymsRepo(tx)
        const before = await synonyms.byTerm(written.term)
        if (!before && (await synonyms.count()) >= synonymsMax)
          throw problem('synonym.too_many', `There are ${synonymsMax} already; remove one first`)
        if (missedId && !(await createMissedSearchesRepo(tx).put(missedId, 'done')))
          throw problem('missed_search.not_found', 'There is no such missed search')
        const row = await synonyms.put(written, actor.name)
        if (!row) throw new Error('A synonym that was written was not answered')
        await publishInvalidation(tx, everything)
        await audit.record(tx, actor, {
          action: before ? 'synonym.updated' : 'synonym.created',
          entity: 'synonym',
          entityId: row.id,
          entityName: row.term,
          before: before ? said(before) : null,
          after: said(row),
        })
        return row
      })
      onCommit(everything)
      return synonymOf(added)
    },

    /** @throws synonym.not_found */
    async remove(actor: Actor, id: string): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const gone = await createSynonymsRepo(tx).remove(id)
        if (!gone) throw problem('synonym.not_found', 'There is no such synonym')
        await publishInvalidation(tx, everything)
        const record = { action: 'synonym.deleted', entity: 'synonym', entityId: id, entityName: gone.term }
        await audit.record(tx, actor, { ...record, before: said(gone) })
      })
      onCommit(everything)
    },
  }
}

export type Synonyms = ReturnType<typeof createSynonyms>

function said({ term, words, bothWays }: SynonymRow) {
  return { term, words, bothWays }
}

function synonymOf({ createdAt, ...row }: SynonymRow): Synonym {
  return synonymSchema.parse({ ...row, createdAt: createdAt.toISOString() })
}
