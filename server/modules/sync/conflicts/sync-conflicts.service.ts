import * as z from 'zod/mini'
import { recordAnswerSchema } from '#contract/catalogue/product-edits.ts'
import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import type { ConflictQuery, conflictSettleSchema } from '#contract/sync/sync.ts'
import {
  type CopyPictures,
  copyNewPictures,
  type ProductEdit,
  type StoredImage,
  type WriteServices,
  writeEdits,
} from '#server/modules/catalogue/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createSyncConflictsRepo, type SettledRow } from './sync-conflicts.repo.ts'
import { conflictOf } from './sync-conflicts-answer.ts'

interface SyncConflictsServices extends WriteServices {
  database: Database
  audit: Audit
  copyPictures: CopyPictures
  /** This process need not wait for the news of its own change. */
  onCommit: () => void
}

/** All open ones may be those of a whole catalogue. */
const limits = { maxWait: 10_000, timeout: 180_000 }

/** Fields that both sides changed: Notion's value was taken, ours waits for staff. */
export function createSyncConflicts(services: SyncConflictsServices) {
  const { database, audit, copyPictures, onCommit } = services
  const repo = createSyncConflictsRepo(database.prisma)

  /** Our pictures that are not kept here any more; one that cannot be had is named all the same. */
  async function picturesOf(ids: string[] | 'all'): Promise<StoredImage[]> {
    const found = await repo.pictures(ids)
    const images = found.flatMap(({ ours }) => ours)
    const kept = found.flatMap((product) => product.kept)
    return copyNewPictures(copyPictures, { ...blankRecord, images }, { named: images, kept })
  }

  return {
    /** Open ones unless asked otherwise, the oldest first. */
    async page(query: ConflictQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(conflictOf) }
    },

    /**
     * Settles those that are named, or all open ones; all or nothing. `ours` puts our value back as an edit, which the next
     * export sends; `theirs` leaves the product as it is.
     * @throws conflict.not_found; conflict.settled, with those that are settled already as `current`
     */
    async settle(actor: Actor, { ids, choice }: z.infer<typeof conflictSettleSchema>): Promise<{ settled: number }> {
      const named = ids === 'all' ? ids : [...new Set(ids)]
      const copied = choice === 'ours' ? await picturesOf(named) : []
      const result = await database.prisma.$transaction(async (tx) => {
        const conflicts = createSyncConflictsRepo(tx)
        const settled = await conflicts.settle(named, { choice, by: actor.name, at: services.now() })
        if (named !== 'all' && settled.length < named.length) throw await refusalOf(tx, named, settled)
        if (settled.length === 0) return { settled: 0 }
        if (choice === 'ours') await writeEdits(tx, services, { origin: 'conflict', actor }, editsOf(settled, copied))
        await publish(tx, 'sync.changed')
        const after = { choice, settled: settled.length }
        await audit.record(tx, actor, { action: 'sync.conflicts_settled', entity: 'sync', after })
        return { settled: settled.length }
      }, limits)
      onCommit()
      return result
    },
  }
}

export type SyncConflicts = ReturnType<typeof createSyncConflicts>

/** Why some of those named were not open any more. */
async function refusalOf(tx: Transaction, named: string[], settled: SettledRow[]): Promise<Error> {
  const missing = named.filter((id) => !settled.some((row) => row.id === id))
  const found = await createSyncConflictsRepo(tx).of(missing)
  if (found.length < missing.length) return problem('conflict.not_found', 'There is none of such an id')
  const current = found.map(conflictOf)
  return problem('conflict.settled', 'Nothing was settled: some of these are settled already', undefined, { current })
}

const oursSchema = z.partial(z.extend(recordAnswerSchema, { retired: z.boolean() }))

/** Our values of each product; of two of one field, the later. */
function editsOf(settled: SettledRow[], copied: StoredImage[]): ProductEdit[] {
  return [...Map.groupBy(settled, ({ productId }) => productId)].map(([id, rows]) => {
    const { retired, ...ours } = z.parse(oursSchema, Object.fromEntries(rows.map((row) => [row.field, row.ours])))
    const record: Partial<CatalogueRecord> = {}
    Object.assign(record, ours)
    return { id, record, copied, ...(retired !== undefined && { retired }) }
  })
}
