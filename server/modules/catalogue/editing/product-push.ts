import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'

/** Beyond this number, the scheduled run updates Notion at once instead of one job for each product. */
const productsMax = 20

interface PushServices {
  settings: SettingsSource
  isSynced: () => boolean
  enqueue: (tx: Transaction, productId: string) => Promise<void>
}

/** Returns a function that pushes edits to Notion when they are saved, where automatic sync exports changes. */
export function createEditPush({ settings, isSynced, enqueue }: PushServices) {
  return async (tx: Transaction, productIds: string[]): Promise<void> => {
    const { autoSync, direction } = settings.current().sync
    if (!autoSync || direction === 'import' || !isSynced()) return
    if (productIds.length > productsMax) return
    for (const id of productIds) await enqueue(tx, id)
  }
}
