import * as z from 'zod/mini'
import { type SyncPushQuery, syncPushSchema } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { notionUrlOf, writeRevisions } from '#server/modules/catalogue/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { SyncSource } from '../run/sync-source.ts'
import { createSyncPushesRepo, type GoneRow, type PushRow } from './sync-pushes.repo.ts'

interface SyncPushesServices {
  database: Database
  audit: Audit
  sync: SyncSource
  retryPush: (tx: Transaction, productId: string) => Promise<void>
  onCommit: () => void
}

export function createSyncPushes({ database, audit, sync, retryPush, onCommit }: SyncPushesServices) {
  const repo = createSyncPushesRepo(database.prisma)

  async function ofGone(id: string, act: (tx: Transaction, product: GoneRow) => Promise<void>): Promise<void> {
    await database.prisma.$transaction(async (tx) => {
      const product = await createSyncPushesRepo(tx).lockGone(id)
      if (product === undefined) throw problem('product.not_found', `No product has the id ${id}`)
      if (product === null) throw problem('product.state', 'No push has found its page gone')
      await act(tx, product)
      await publish(tx, 'sync.changed')
    })
  }

  return {
    async page(query: SyncPushQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(pushOf) }
    },

    /** Pushes a product now. @throws sync.off, sync.of_files, product.not_found; product.state if nothing is unsent */
    async retry(actor: Actor, productId: string): Promise<void> {
      const current = sync.current()
      if ('off' in current) throw problem('sync.off', current.off)
      sync.requireNotion()
      await database.prisma.$transaction(async (tx) => {
        const entityName = await createSyncPushesRepo(tx).nameOf(productId)
        if (entityName === undefined) throw problem('product.not_found', `No product has the id ${productId}`)
        if (entityName === null) throw problem('product.state', 'Notion has been told all of it')
        await retryPush(tx, productId)
        const what = { entity: 'product', entityId: productId, entityName }
        await audit.record(tx, actor, { action: 'product.push_retried', ...what })
      })
    },

    /** @throws sync.off, sync.of_files, product.not_found; product.state if no push found its page gone */
    async makePage(actor: Actor, productId: string): Promise<void> {
      const current = sync.current()
      if ('off' in current) throw problem('sync.off', current.off)
      sync.requireNotion()
      await ofGone(productId, async (tx, { name: entityName }) => {
        await createSyncPushesRepo(tx).unlink(productId)
        await retryPush(tx, productId)
        const what = { entity: 'product', entityId: productId, entityName }
        await audit.record(tx, actor, { action: 'product.page_renewed', ...what })
      })
    },

    /** @throws product.not_found; product.state if no push found its page gone */
    async letGo(actor: Actor, productId: string): Promise<void> {
      await ofGone(productId, async (tx, { name: entityName, version, isListed }) => {
        const at = new Date()
        await createSyncPushesRepo(tx).letGo(productId, at)
        const changes = [{ field: 'retired' as const, from: false, to: true }]
        const revision = { productId, version: version + 1, changes }
        if (isListed) await writeRevisions(tx, { origin: 'staff', actor }, [revision], at)
        await publish(tx, 'catalogue.changed')
        const what = { entity: 'product', entityId: productId, entityName }
        await audit.record(tx, actor, { action: 'product.let_go', ...what })
      })
      onCommit()
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
