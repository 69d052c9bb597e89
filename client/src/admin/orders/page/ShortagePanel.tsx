import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { orderPath } from '../../paths/index.ts'
import { canShip, ShipDialog } from '../shipments/ShipDialog.tsx'
import type { OrderActions } from '../useOrderActions.ts'
import { orderPageWords as words } from './order-page.words.ts'
import { type Shortage as OrderShortage, shortageOf } from './order-shortage.ts'
import { ShortageTable } from './ShortageTable.tsx'

export function ShortagePanel({ order, actions }: { order: OrderDetail; actions: OrderActions }) {
  const [isShipping, setShipping] = useState(false)
  const isProcessing = canShip(order)
  const shortage = shortageOf(order)
  return (
    <>
      {shortage && (
        <Shortage order={order} shortage={shortage} onShip={isProcessing ? () => setShipping(true) : undefined} />
      )}
      {/* stays open, even if stock arrives in the meantime */}
      {isShipping && isProcessing && <ShipDialog order={order} actions={actions} onClose={() => setShipping(false)} />}
    </>
  )
}

interface ShortageProps {
  order: OrderDetail
  shortage: OrderShortage
  /** Undefined if it cannot be shipped yet. */
  onShip: (() => void) | undefined
}

function Shortage({ order, shortage, onShip }: ShortageProps) {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const { state }: { state: unknown } = useLocation()
  const isEditable = order.shipments.length === 0
  const isReady = shortage.ready > 0
  const advice = isReady ? (onShip ? words.shortAdvice : words.shortPendingAdvice) : words.nothingReady
  return (
    <section className="message-panel mb-4 grid gap-3 border-l-3 border-l-caution" aria-label={t(words.short)}>
      <h2 className="mb-0 font-semibold text-caution">{t(words.short)}</h2>
      <ShortageTable lines={shortage.lines} />
      <p>{t(advice)}</p>
      {canWrite && (
        <div className="flex flex-wrap gap-2">
          {onShip && isReady && (
            <Button size="compact" onClick={onShip}>
              {t(words.shipPart)}
            </Button>
          )}
          {isEditable && (
            <Link to={orderPath(order.id, 'edit')} state={state} className={buttonClass('secondary', 'compact')}>
              {t(words.changeLines)}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}
