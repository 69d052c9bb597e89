import type { ConflictProduct, SyncConflict } from '#contract/sync/sync.ts'
import { notionUrlOf } from '#server/modules/catalogue/index.ts'
import type { ConflictProductRow, ConflictRow } from './sync-conflicts.repo.ts'

export function conflictOf({ notionPageId, ...row }: ConflictRow): SyncConflict {
  return {
    ...row,
    notionUrl: notionUrlOf(notionPageId),
    oursAt: row.oursAt?.toISOString() ?? null,
    theirsAt: row.theirsAt?.toISOString() ?? null,
    openedAt: row.openedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }
}

/** @param conflicts may include those of other products */
export function conflictProductOf(
  { notionPageId, openedAt: _openedAt, ...product }: ConflictProductRow,
  conflicts: ConflictRow[],
): ConflictProduct {
  const own = conflicts.filter(({ productId }) => productId === product.productId)
  return { ...product, notionUrl: notionUrlOf(notionPageId), conflicts: own.map(fieldOf) }
}

function fieldOf(row: ConflictRow): ConflictProduct['conflicts'][number] {
  const { productId, productName, productNameEn, notionUrl, ...field } = conflictOf(row)
  return field
}
