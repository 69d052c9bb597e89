import { useState } from 'react'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { DeliverDialog } from '../shipments/DeliverDialog.tsx'
import { ParcelsDialog } from '../shipments/ParcelsDialog.tsx'
import { canShip, ShipDialog } from '../shipments/ShipDialog.tsx'
import type { OrderActions } from '../useOrderActions.ts'
import { nextStepWords, orderPageWords as words } from './order-page.words.ts'

const plainMove = { address: '', carrier: '', trackingNumber: '', reason: '', tell: false }

/** Renders the button for the next status; irreversible ones open a dialog first. */
export function NextStep({ order, actions }: { order: OrderDetail; actions: OrderActions }) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { status, reference, shipments } = order
  const [packed] = shipments.filter(({ state }) => state === 'packed')
  const [shipped, ...others] = shipments.filter(({ state }) => state === 'shipped')
  const isShipping = status === 'processing' || status === 'partly_shipped'
  const label = nextStepWords[status]
  if (!label || order.isHeld) return null

  async function process() {
    setBusy(true)
    try {
      await actions.move({ ...plainMove, to: 'processing' })
    } catch (error) {
      toast(t(words.notMoved), 'failure', failureWords(error))
    } finally {
      setBusy(false)
    }
  }
  const close = () => setConfirming(false)
  return (
    <>
      <Button
        size="compact"
        variant="primary"
        disabled={isBusy}
        onClick={() => (status === 'pending' ? void process() : setConfirming(true))}
      >
        {t(label)}
      </Button>
      {isConfirming && canShip(order) && <ShipDialog order={order} actions={actions} onClose={close} />}
      {isConfirming && isShipping && !canShip(order) && packed && (
        <ParcelsDialog order={order} shipment={packed} actions={actions} isSending onClose={close} />
      )}
      {isConfirming && status === 'shipped' && shipped && others.length === 0 && (
        <DeliverDialog order={order} shipment={shipped} actions={actions} onClose={close} />
      )}
      {isConfirming && status === 'shipped' && others.length > 0 && (
        <ConfirmDialog
          title={t(words.deliverTitle)(reference)}
          description={t(words.deliverHint)}
          action={t(words.deliver)}
          onConfirm={() => actions.move({ ...plainMove, to: 'delivered' })}
          onClose={close}
        />
      )}
    </>
  )
}
