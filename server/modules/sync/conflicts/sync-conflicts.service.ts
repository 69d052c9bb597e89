import type * as z from 'zod/mini'
import type { RecordValue } from '#contract/catalogue/product-edits.ts'
import { blankRecord } from '#contract/fields/product.ts'
import type { FieldError } from '#contract/problems/field-errors.ts'
import type { ConflictQuery, conflictSettleSchema } from '#contract/sync/sync.ts'
import {
  type CopyPictures,
  copyNewPictures,
  type StoredImage,
  type WriteServices,
  writeEdits,
} from '#server/modules/catalogue/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createSyncConflictsRepo } from './sync-conflicts.repo.ts'
import { editsBack, editsOf, isOvertaken, requestFaults, thirdValue } from './sync-conflicts.rules.ts'
import { conflictOf, conflictProductOf } from './sync-conflicts-answer.ts'

interface SyncConflictsServices extends WriteServices {
  database: Database
  audit: Audit
  copyPictures: CopyPictures
  /** Applies the change in this process without waiting for the database event. */
  onCommit: () => void
}

/** Generous because settling all may touch the whole catalogue. */
const limits = { maxWait: 10_000, timeout: 180_000 }

/** Creates the service for fields that both sides changed: Notion's value was taken, ours waits. */
export function createSyncConflicts(services: SyncConflictsServices) {
  const { database, audit, copyPictures, onCommit } = services
  const repo = createSyncConflictsRepo(database.prisma)

  async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const done = await database.prisma.$transaction(work, limits)
    onCommit()
    return done
  }

  /** Copies pictures of ours that are no longer stored here. Pictures that cannot be fetched stay in the list. */
  async function picturesOf(ids: string[] | 'all'): Promise<StoredImage[]> {
    const found = await repo.pictures(ids)
    const images = found.flatMap(({ ours }) => ours)
    const kept = found.flatMap((product) => product.kept)
    return copyNewPictures(copyPictures, { ...blankRecord, images }, { named: images, stored: kept })
  }

  /** @throws conflict.not_found; request.invalid if an edit of the product would refuse the value */
  async function typed(id: string, value: unknown): Promise<RecordValue> {
    const found = await repo.record(id)
    if (!found) throw notFound()
    const third = thirdValue(found.field, value, found.record)
    if ('faults' in third) throw invalid(third.faults)
    return third.value
  }

  return {
    async page(query: ConflictQuery) {
      const { page, conflicts } = await repo.page(query)
      return { ...page, items: page.items.map((product) => conflictProductOf(product, conflicts)) }
    },

    /**
     * Settles the named conflicts or all open ones, all or nothing. `ours` writes our value back as an edit that the
     * next export sends, `theirs` leaves the product as it is, `other` writes a third value. @throws request.invalid;
     * conflict.not_found; conflict.settled with the settled ones as `current`
     */
    async settle(actor: Actor, { ids, choice, value: given }: z.infer<typeof conflictSettleSchema>) {
      const faults = requestFaults(choice, ids, given)
      if (faults.length > 0) throw invalid(faults)
      const named = ids === 'all' ? ids : [...new Set(ids)]
      const copied = choice === 'ours' ? await picturesOf(named) : []
      const value = choice === 'other' ? await typed(String(named[0]), given) : null
      const at = services.now()
      const settled = await inTransaction(async (tx) => {
        const conflicts = createSyncConflictsRepo(tx)
        const rows = await conflicts.settle(named, { choice, value, by: actor.name, at })
        if (named !== 'all' && rows.length < named.length) throw await refusalOf(tx, named, rows)
        if (rows.length === 0) return 0
        const edits = editsOf(choice === 'other' ? rows.map((row) => ({ ...row, ours: value })) : rows, copied)
        // same timestamp as the settlement, which is how `reopen` finds the edit
        const writing = { ...services, now: () => at }
        if (choice !== 'theirs') await writeEdits(tx, writing, { origin: 'conflict', actor }, edits)
        await publish(tx, 'sync.changed')
        const after = { choice, settled: rows.length }
        await audit.record(tx, actor, { action: 'sync.conflicts_settled', entity: 'sync', after })
        return rows.length
      })
      return { settled }
    },

    /**
     * Reopens settled conflicts and reverts their edits, all or nothing. @throws conflict.not_found; conflict.open and
     * conflict.overtaken with the conflicts concerned as `current`; record.changed if a product is edited concurrently
     */
    async reopen(actor: Actor, ids: string[]): Promise<{ reopened: number }> {
      const named = [...new Set(ids)]
      await inTransaction(async (tx) => {
        const conflicts = createSyncConflictsRepo(tx)
        const found = await conflicts.toReopen(named)
        if (found.length < named.length) throw notFound()
        const current = async (rows: { id: string }[]) => ({
          current: (await conflicts.of(rows.map(({ id }) => id))).map(conflictOf),
        })
        const open = found.filter(({ isSettled }) => !isSettled)
        if (open.length > 0)
          throw problem('conflict.open', 'Some of these are open already', undefined, await current(open))
        const overtaken = found.filter(isOvertaken)
        if (overtaken.length > 0)
          throw problem('conflict.overtaken', 'Changed since: edit the product', undefined, await current(overtaken))
        await conflicts.reopen(named)
        await writeEdits(tx, services, { origin: 'undo', actor }, editsBack(found))
        await publish(tx, 'sync.changed')
        const after = { reopened: named.length }
        await audit.record(tx, actor, { action: 'sync.conflicts_reopened', entity: 'sync', after })
      })
      return { reopened: named.length }
    },
  }
}

export type SyncConflicts = ReturnType<typeof createSyncConflicts>

async function refusalOf(tx: Transaction, named: string[], settled: { id: string }[]): Promise<Error> {
  const missing = named.filter((id) => !settled.some((row) => row.id === id))
  const found = await createSyncConflictsRepo(tx).of(missing)
  if (found.length < missing.length) return notFound()
  const current = found.map(conflictOf)
  return problem('conflict.settled', 'Nothing was settled: some of these are settled already', undefined, { current })
}

function notFound(): Error {
  return problem('conflict.not_found', 'There is none of such an id')
}

function invalid(faults: FieldError[]): Error {
  return problem('request.invalid', 'Some values are not valid', faults)
}
