import type { OrderDetail } from '#contract/sales/orders.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createPool } from '#server/platform/pool.ts'
import { createOrdersWriteRepo, type LockedOrder, type OrderCustomer } from './orders-write.repo.ts'

/**
 * Orders that are written at once by a process; the others wait here, for as long as it takes, rather than for one of the ten
 * connections, which are given up on after a few seconds and are everybody's.
 */
const writersMax = 4

/** Changes of orders, each in a transaction that holds its customers, then the order, then the products of its lines. */
export function createOrderTransactions(database: Database, find: (id: string) => Promise<OrderDetail>) {
  const turn = createPool(writersMax)

  const write = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => turn(() => database.prisma.$transaction(work))

  return {
    write,

    /**
     * Holds an order and its customer, one it may get too, while `work` changes it.
     * @param version that the change was made over
     * @throws order.not_found; record.changed, with the order as it is now, where it is of another version
     */
    async change(
      id: string,
      version: number,
      work: (tx: Transaction, order: LockedOrder, customers: OrderCustomer[]) => Promise<void>,
      { nextCustomer, check }: { nextCustomer?: string | null | undefined; check?: (order: LockedOrder) => void } = {},
    ): Promise<OrderDetail> {
      const isWritten = await write(async (tx) => {
        const repo = createOrdersWriteRepo(tx)
        const customerId = await repo.customerOf(id)
        const customers = await repo.lockCustomers([customerId, nextCustomer].filter((one) => typeof one === 'string'))
        const order = await repo.lock(id)
        if (!order) throw problem('order.not_found', `No order has the id ${id}`)
        check?.(order)
        if (order.version !== version || order.customerId !== customerId) return false
        await work(tx, order, customers)
        return true
      })
      const current = await find(id)
      if (!isWritten) throw problem('record.changed', 'Change the present version', undefined, { current })
      return current
    },
  }
}

export type OrderTransactions = ReturnType<typeof createOrderTransactions>
