import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { StaffOrder } from '#contract/sales/orders.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { bulkChanges, printUrls } from '../api/bulk.ts'
import {
  type BulkAction,
  type Clear,
  type Marked,
  moveAction,
  useBulkRun,
  usePrintAction,
} from '../records/list/index.ts'
import { workWords } from '../requests/index.ts'
import { MenuItem } from '../ui/Menu.tsx'
import { orderStatusWords } from '../words/status.words.ts'
import { MoveOrdersDialog, type OrdersMove } from './MoveOrdersDialog.tsx'
import { ordersTable } from './orders-table.tsx'
import { orderPageWords as words } from './page/order-page.words.ts'

interface Pending {
  to: 'shipped' | 'delivered' | 'cancelled'
  marked: Marked<StaffOrder>
  clear: Clear<StaffOrder>
}

/** Returns the bulk actions of orders, and their dialog and progress to be rendered. */
export function useOrderBulkActions(): { actions: BulkAction<StaffOrder>[]; status: ReactNode } {
  const t = useTranslate()
  const [pending, setPending] = useState<Pending>()
  const bulk = useBulkRun(ordersTable, [['orders'], ['customers'], ['tables', 'customers'], ['products']])
  const print = usePrintAction(ordersTable, printUrls.orders, words.printSlips)
  const close = () => setPending(undefined)

  function move(marked: Marked<StaffOrder>, clear: Clear<StaffOrder>, moveOf: OrdersMove) {
    close()
    void bulk.run(marked, clear, {
      send: bulkChanges.moveOrders,
      body: (order, version) => ({ id: order.id, version, ...moveOf.row(order) }),
      done: (count) => t(workWords.movedTo)(t(orderStatusWords[moveOf.to]), count),
    })
  }
  const process: OrdersMove = { to: 'processing', row: () => ({ to: 'processing' }) }
  const later = (to: Pending['to'], marked: Marked<StaffOrder>, clear: Clear<StaffOrder>) => () =>
    setPending({ to, marked, clear })
  return {
    actions: [
      moveAction('sales.write', (marked, clear) => (
        <>
          <MenuItem onSelect={() => move(marked, clear, process)}>{t(words.process)}</MenuItem>
          <MenuItem onSelect={later('shipped', marked, clear)}>{t(words.ship)}</MenuItem>
          <MenuItem onSelect={later('delivered', marked, clear)}>{t(words.deliverMany)}</MenuItem>
        </>
      )),
      {
        id: 'cancel',
        label: words.cancelMany,
        icon: <X aria-hidden="true" className="size-4" />,
        permission: 'sales.write',
        supportsAll: true,
        run: (marked, clear) => setPending({ to: 'cancelled', marked, clear }),
      },
      print,
    ],
    status: (
      <>
        {bulk.status}
        {pending && (
          <MoveOrdersDialog
            to={pending.to}
            marked={pending.marked}
            onClose={close}
            onMove={(moveOf) => move(pending.marked, pending.clear, moveOf)}
          />
        )}
      </>
    ),
  }
}
