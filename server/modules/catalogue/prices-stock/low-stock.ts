import type { Notify } from '#server/modules/notifications/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { LowStock } from './low-stock.rules.ts'

export type NotifyLowStock = (tx: Transaction, lowStocks: LowStock[]) => Promise<void>

/**
 * Notifications sent one by one; one more states the number of the others, so that a file of a thousand products does not send a thousand.
 */
const notifiedSingly = 5

export function createLowStockNotice(notify: Notify): NotifyLowStock {
  return async (tx, lowStocks) => {
    for (const lowStock of lowStocks.slice(0, notifiedSingly)) await notify(tx, 'stock.low', lowStock)
    const [next, ...others] = lowStocks.slice(notifiedSingly)
    if (next) await notify(tx, 'stock.low', { ...next, ...(others.length > 0 && { others: others.length }) })
  }
}

/** Collects notices of a transaction that writes in batches, to be sent together. */
export function collectLowStock(notify: NotifyLowStock | undefined): {
  collect: NotifyLowStock
  notify: (tx: Transaction) => Promise<void>
} {
  const lowStocks: LowStock[] = []
  return {
    async collect(_tx, more) {
      lowStocks.push(...more)
    },
    notify: async (tx) => notify?.(tx, lowStocks),
  }
}
