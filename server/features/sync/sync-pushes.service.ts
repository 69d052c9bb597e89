import * as z from 'zod/mini'
import { type SyncPushQuery, syncPushSchema } from '#contract/sync.ts'
import type { Database } from '#server/platform/database.ts'
import { notionUrlOf } from '../products/notion-url.ts'
import { createSyncPushesRepo, type PushRow } from './sync-pushes.repo.ts'

/** What Notion has not been told yet. */
export function createSyncPushes({ database }: { database: Database }) {
  const repo = createSyncPushesRepo(database.prisma)
  return {
    /** Failed ones first. */
    async page(query: SyncPushQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(pushOf) }
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
    error: row.pushError,
    failedAt: row.pushFailedAt?.toISOString() ?? null,
    attempts: row.pushAttempts,
  }
}
