import { Check, X } from 'lucide-react'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { orderStatusWords } from '../../words/status.words.ts'
import { orderPageWords as words } from './order-page.words.ts'

const road = ['pending', 'processing', 'shipped', 'delivered'] as const
type Step = (typeof road)[number] | 'cancelled'

/** How far an order has come: each step with when it was reached; a cancelled one ends there. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const { dateTime } = useFormats()
  const reached = reachedBy(order)
  const shown: Step[] =
    order.status === 'cancelled' ? [...road.filter((step) => reached[step]), 'cancelled'] : [...road]
  const at = shown.indexOf(order.status)
  return (
    <ol className="order-steps" aria-label={t(words.steps)}>
      {shown.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'ahead'
        const moment = reached[step]
        return (
          <li key={step} data-state={state} data-step={step} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="order-step-mark" aria-hidden="true">
              {step === 'cancelled' ? <X /> : state === 'ahead' ? index + 1 : <Check />}
            </span>
            <span className="order-step-name">{t(orderStatusWords[step])}</span>
            {moment && <time dateTime={moment}>{dateTime(moment)}</time>}
          </li>
        )
      })}
    </ol>
  )
}

/** When each step was reached, of those that were. */
function reachedBy(order: OrderDetail): Partial<Record<Step, string>> {
  const { placedAt, shippedAt, deliveredAt, cancelledAt, thread } = order
  const processed = thread.find(({ kind, params }) => kind === 'status' && params.to === 'processing')?.at
  return {
    pending: placedAt,
    ...(processed && { processing: processed }),
    ...(shippedAt && { shipped: shippedAt }),
    ...(deliveredAt && { delivered: deliveredAt }),
    ...(cancelledAt && { cancelled: cancelledAt }),
  }
}
