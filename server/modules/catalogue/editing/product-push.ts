import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'

/** Of more products than this, the clock's run tells Notion at once what single jobs would tell one by one. */
const productsMax = 20

interface PushServices {
  settings: SettingsSource
  /** Whether there is a Notion to tell. */
  isSynced: () => boolean
  /** Has Notion told of one product once the transaction is committed. */
  tell: (tx: Transaction, productId: string) => Promise<void>
}

/**
 * Has Notion told of what is edited here as soon as it is saved, where the sync goes by itself and that way.
 */
export function createEditPush({ settings, isSynced, tell }: PushServices) {
  return async (tx: Transaction, productIds: string[]): Promise<void> => {
    const { autoSync, direction } = settings.current().sync
    if (!autoSync || direction === 'import' || !isSynced()) return
    if (productIds.length > productsMax) return
    for (const id of productIds) await tell(tx, id)
  }
}
