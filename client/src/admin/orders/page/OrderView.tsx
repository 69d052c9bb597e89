import { Navigate } from 'react-router-dom'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { orderPath } from '../../paths/index.ts'
import { OrderDevicesPanel } from '../devices/OrderDevicesPanel.tsx'
import { OrderEditor } from '../edit/OrderEditor.tsx'
import { isEditable } from '../OrderMenu.tsx'
import { ShipmentsPanel } from '../shipments/ShipmentsPanel.tsx'
import { useOrderActions } from '../useOrderActions.ts'
import { HoldPanel } from './HoldPanel.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { OrderThread } from './OrderThread.tsx'
import { orderPageWords as words } from './order-page.words.ts'
import { ShortagePanel } from './ShortagePanel.tsx'

/** Renders an order, or its editor while it may be edited. */
export function OrderView({ order, isEditing }: { order: OrderDetail; isEditing: boolean }) {
  const actions = useOrderActions(order)
  if (isEditing) {
    return isEditable(order) ? <OrderEditor order={order} /> : <Navigate to={orderPath(order.id)} replace />
  }
  return (
    <article>
      <OrderHead order={order} actions={actions} />
      <OrderSteps order={order} />
      <HoldPanel order={order} actions={actions} />
      <ShortagePanel order={order} actions={actions} />
      {order.status === 'cancelled' && <CancelReason reason={order.cancelReason} />}
      <div className="message-columns">
        <div className="grid content-start gap-4">
          <OrderLines order={order} />
          <ShipmentsPanel order={order} actions={actions} />
          <OrderDevicesPanel order={order} />
          <OrderThread order={order} />
        </div>
        <OrderFacts order={order} />
      </div>
    </article>
  )
}

function CancelReason({ reason }: { reason: string | null }) {
  const t = useTranslate()
  return (
    <section className="message-panel mb-4">
      <h2>{t(words.cancelReason)}</h2>
      <p className="message-text">{reason || t(words.noReason)}</p>
    </section>
  )
}
