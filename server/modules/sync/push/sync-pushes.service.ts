import * as z from 'zod/mini'
import { type SyncPushQuery, syncPushSchema } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { notionUrlOf } from '#server/modules/catalogue/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { SyncSource } from '../run/sync-source.ts'
import { createSyncPushesRepo, type PushRow } from './sync-pushes.repo.ts'

interface SyncPushesServices {
  database: Database
  audit: Audit
  sync: SyncSource
  /** Has Notion told of a product, once the transaction is committed. */
  retryPush: (tx: Transaction, productId: string) => Promise<void>
}

/** What Notion has not been told yet. */
export function createSyncPushes({ database, audit, sync, retryPush }: SyncPushesServices) {
  const repo = createSyncPushesRepo(database.prisma)
  return {
    /** Failed ones first. */
    async page(query: SyncPushQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(pushOf) }
    },

    /**
     * Has Notion told of a product now, and not at the next run.
     * @throws sync.off, product.not_found; product.state where there is nothing to tell
     */
    async retry(actor: Actor, productId: string): Promise<void> {
      const current = sync.current()
      if ('off' in current) throw problem('sync.off', current.off)
      await database.prisma.$transaction(async (tx) => {
        const entityName = await createSyncPushesRepo(tx).nameOf(productId)
        if (entityName === undefined) throw problem('product.not_found', `No product has the id ${productId}`)
        if (entityName === null) throw problem('product.state', 'Notion has been told all of it')
        await retryPush(tx, productId)
        const what = { entity: 'product', entityId: productId, entityName }
        await audit.record(tx, actor, { action: 'product.push_retried', ...what })
      })
    },
  }
}

export type SyncPushes = ReturnType<typeof createSyncPushes>

function pushOf(row: PushRow) {
  return {
    productId: row.id,
    name: row.name,
    nameEn: row.nameEn,
    notionUrl: notionUrlOf(row.notionPageId),
    fields: z.parse(syncPushSchema.def.shape.fields, row.notionPageId === null ? [] : row.pending),
    isNew: row.notionPageId === null,
    error: row.pushError && syncNoteIn(row.pushError, 'en'),
    errorNote: row.pushError,
    failedAt: row.pushFailedAt?.toISOString() ?? null,
    attempts: row.pushAttempts,
  }
}
