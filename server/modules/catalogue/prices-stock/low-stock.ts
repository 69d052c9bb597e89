import type { Notify } from '#server/modules/notifications/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { StockFall } from './low-stock.rules.ts'

/** Tells staff, in the transaction of the change, of products that few are left of. */
export type TellFalls = (tx: Transaction, falls: StockFall[]) => Promise<void>

/** Of more at once, the next one says how many others there are: a file of a thousand products is not a thousand notifications. */
const toldOneByOne = 5

export function createTellFalls(notify: Notify): TellFalls {
  return async (tx, falls) => {
    for (const fall of falls.slice(0, toldOneByOne)) await notify(tx, 'stock.low', fall)
    const [next, ...others] = falls.slice(toldOneByOne)
    if (next) await notify(tx, 'stock.low', { ...next, ...(others.length > 0 && { others: others.length }) })
  }
}

/** Keeps falls until a transaction that writes in several batches has written all: they are told together. */
export function gatherFalls(tell: TellFalls | undefined): {
  gather: TellFalls
  tell: (tx: Transaction) => Promise<void>
} {
  const falls: StockFall[] = []
  return {
    async gather(_tx, more) {
      falls.push(...more)
    },
    tell: async (tx) => tell?.(tx, falls),
  }
}
