import { useState } from 'react'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { OrderActions } from '../useOrderActions.ts'
import { orderPageWords as words } from './order-page.words.ts'

/** Shows why an order waits for a release, and releases it; nothing for one that does not wait. */
export function HoldPanel({ order, actions }: { order: OrderDetail; actions: OrderActions }) {
  const t = useTranslate()
  const canRelease = useCan()('orders.release')
  const [isReleasing, setReleasing] = useState(false)
  const { hold, isHeld, reference } = order
  if (!hold || !isHeld) return null
  return (
    <section className="message-panel mb-4 border-l-4 border-l-danger" aria-label={t(words.heldTitle)}>
      <h2>{t(words.heldTitle)}</h2>
      <p>{t(words.heldWhy)(exactMoney(hold.exposureHkd), exactMoney(hold.limitHkd))}</p>
      {canRelease && (
        <Button size="compact" variant="primary" className="mt-3" onClick={() => setReleasing(true)}>
          {t(words.release)}
        </Button>
      )}
      {isReleasing && (
        <ConfirmDialog
          title={t(words.releaseTitle)(reference)}
          description={t(words.releaseHint)}
          action={t(words.release)}
          onConfirm={actions.release}
          onClose={() => setReleasing(false)}
        />
      )}
    </section>
  )
}
