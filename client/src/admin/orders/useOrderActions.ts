import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type OrderDetail, type OrderMove, orderDetailSchema } from '#contract/sales/orders.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { StaffFailure } from '../api/request.ts'
import { moveOrder, orderOptions, releaseOrder } from '../api/sales/orders.ts'
import { orderStatusWords } from '../words/status.words.ts'
import { orderPageWords as words } from './page/order-page.words.ts'

export interface OrderActions {
  /**
   * Changes the status and shows a toast; if a colleague was faster, shows that instead.
   * @throws StaffFailure for any other failure
   */
  move: (move: Omit<OrderMove, 'version'>) => Promise<void>
  /**
   * The same for any other change.
   * @param isEmailed whether the buyer is emailed
   */
  change: (
    send: (version: number) => Promise<OrderDetail>,
    done: (order: OrderDetail) => string,
    isEmailed?: boolean,
  ) => Promise<void>
  /** Releases an order above the credit limit, likewise. */
  release: () => Promise<void>
}

export function useOrderActions(order: OrderDetail): OrderActions {
  const t = useTranslate()
  const toast = useToast()
  const { store, refresh } = useOrdersCache()
  const { id, reference, email, version } = order

  const change: OrderActions['change'] = async (send, done, isEmailed = false) => {
    try {
      const changed = store(await send(version))
      toast(done(changed), 'success', isEmailed ? t(words.mailSent)(email) : undefined)
    } catch (error) {
      if (!isStale(error)) throw error
      const now = z.safeParse(orderDetailSchema, error.current).data ?? (await refresh(id))
      if (now) store(now)
      toast(t(words.notMoved), 'failure', now && t(words.nowIs)(t(orderStatusWords[now.status])))
    }
  }
  return {
    change,
    move: (step) =>
      change(
        (current) => moveOrder(id, { ...step, version: current }),
        ({ status }) => t(words.moved)(reference, t(orderStatusWords[status])),
        step.tell,
      ),
    release: () =>
      change(
        (current) => releaseOrder(id, current),
        () => t(words.released)(reference),
      ),
  }
}

/** Returns whether a colleague has changed the order in the meantime. */
function isStale(error: unknown): error is StaffFailure {
  const stale = ['record.changed', 'order.state', 'order.held', 'order.not_held', 'shipment.state']
  return error instanceof StaffFailure && stale.includes(error.code)
}

export interface OrdersCache {
  /** Caches an order that the server returned, and invalidates lists and figures. */
  store: (order: OrderDetail) => OrderDetail
  /** @returns the current order; undefined if it cannot be loaded */
  refresh: (id: string) => Promise<OrderDetail | undefined>
}

export function useOrdersCache(): OrdersCache {
  const queries = useQueryClient()
  return {
    store(order) {
      queries.setQueryData(orderOptions(order.id).queryKey, order)
      const stale = [
        ['orders', 'stats'],
        ['products'],
        ['tables', 'orders'],
        ['stock'],
        ['tables', 'stock'],
        ['tables', 'stock-movements'],
        ['customers'],
        ['tables', 'customers'],
        ['badges'],
      ]
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey })
      return order
    },
    refresh: (id) => queries.fetchQuery(orderOptions(id)).catch(() => undefined),
  }
}
