import { useState } from 'react'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import type { OrderActions } from '../useOrderActions.ts'
import { nextStepWords, orderPageWords as words } from './order-page.words.ts'
import { ShipDialog } from './ShipDialog.tsx'

const plainMove = { address: '', carrier: '', trackingNumber: '', reason: '', tell: false }

/** Renders the button for the next status; irreversible ones open a dialog first. */
export function NextStep({ order, actions }: { order: OrderDetail; actions: OrderActions }) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { status, reference } = order
  const label = nextStepWords[status]
  if (!label) return null

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
      {isConfirming && status === 'processing' && <ShipDialog order={order} actions={actions} onClose={close} />}
      {isConfirming && status === 'shipped' && (
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
