import { fieldError } from '#contract/problems/field-errors.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createPool } from '#server/platform/pool.ts'
import { createOrdersWriteRepo, type LockedOrder, type OrderCustomer } from './orders-write.repo.ts'

/**
 * Concurrent order writes per process. The others wait here without a limit, instead of for one of the ten shared
 * connections, where they would time out after a few seconds.
 */
const writersMax = 4

/** Runs changes of orders in transactions that lock customers, then the order, then products. */
export function createOrderTransactions(database: Database, find: (id: string) => Promise<OrderDetail>) {
  const turn = createPool(writersMax)

  const write = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => turn(() => database.prisma.$transaction(work))

  return {
    write,

    /**
     * Locks an order, its customer and the one it may be given to, and runs `work`.
     * @param version that was edited
     * @param isDone whether the same form was written before; nothing is done then
     * @throws order.not_found; record.changed with the current order
     */
    async change(
      id: string,
      version: number,
      work: (tx: Transaction, order: LockedOrder, customers: OrderCustomer[]) => Promise<void>,
      {
        nextCustomer,
        check,
        isDone,
      }: {
        nextCustomer?: string | null | undefined
        check?: (order: LockedOrder) => void
        isDone?: (tx: Transaction) => Promise<boolean>
      } = {},
    ): Promise<OrderDetail> {
      const isWritten = await write(async (tx) => {
        const repo = createOrdersWriteRepo(tx)
        const customerId = await repo.customerOf(id)
        const customers = await repo.lockCustomers([customerId, nextCustomer].filter((one) => typeof one === 'string'))
        const order = await repo.lock(id)
        if (!order) throw problem('order.not_found', `No order has the id ${id}`)
        if (await isDone?.(tx)) return true
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

/**
 * Returns the customer of an order from those that are locked.
 * @throws customer.erased; request.invalid when it does not exist or was merged
 */
export function customerOf(customers: OrderCustomer[], id: string): OrderCustomer {
  const customer = customers.find((one) => one.id === id)
  if (customer?.isErased) throw problem('customer.erased', 'An order needs a customer who has not been erased')
  if (customer && !customer.isMerged) return customer
  const errors = [fieldError('customerId', 'unknown_customer')]
  throw problem('request.invalid', 'There is no such customer', errors)
}
