import type { Notify } from '#server/modules/notifications/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { LowStock } from './low-stock.rules.ts'

/** Tells staff, in the transaction of the change, of products that few are left of. */
export type NotifyLowStock = (tx: Transaction, lowStocks: LowStock[]) => Promise<void>

/** Of more at once, the next one says how many others there are: a file of a thousand products is not a thousand notifications. */
const notifiedSingly = 5

export function createLowStockNotice(notify: Notify): NotifyLowStock {
  return async (tx, lowStocks) => {
    for (const lowStock of lowStocks.slice(0, notifiedSingly)) await notify(tx, 'stock.low', lowStock)
    const [next, ...others] = lowStocks.slice(notifiedSingly)
    if (next) await notify(tx, 'stock.low', { ...next, ...(others.length > 0 && { others: others.length }) })
  }
}

/** Keeps what is low until a transaction that writes in several batches has written all: they are told together. */
export function gatherLowStock(tell: NotifyLowStock | undefined): {
  gather: NotifyLowStock
  tell: (tx: Transaction) => Promise<void>
} {
  const lowStocks: LowStock[] = []
  return {
    async gather(_tx, more) {
      lowStocks.push(...more)
    },
    tell: async (tx) => tell?.(tx, lowStocks),
  }
}
