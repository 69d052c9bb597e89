import { Check, X } from 'lucide-react'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { orderStatusWords } from '../../words/status.words.ts'
import { orderPageWords as words } from './order-page.words.ts'

const road = ['pending', 'processing', 'partly_shipped', 'shipped', 'delivered'] as const
type Step = (typeof road)[number] | 'cancelled'

const marks = {
  done: 'border-signal bg-raised text-signal',
  now: 'border-signal bg-signal text-on-signal',
  ahead: 'border-edge bg-raised text-ink-quiet',
}

/** Shows each status with when it was reached; a cancelled order ends there. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const { dateTime } = useFormats()
  const reached = reachedBy(order)
  const shown: Step[] =
    order.status === 'cancelled'
      ? [...road.filter((step) => reached[step]), 'cancelled']
      : road.filter((step) => step !== 'partly_shipped' || order.status === step)
  const at = shown.indexOf(order.status)
  return (
    <ol
      className="mb-4 grid gap-1 rounded-panel border border-hairline bg-raised px-5 py-3 md:auto-cols-fr md:grid-flow-col md:gap-0 md:pt-4 md:pb-3.5"
      aria-label={t(words.steps)}
    >
      {shown.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'ahead'
        const moment = reached[step]
        // the last step is done as soon as it is reached
        const isDone = state === 'done' || (state === 'now' && step === 'delivered')
        return (
          <li
            key={step}
            aria-current={state === 'now' ? 'step' : undefined}
            className={`relative grid min-h-8 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-2.5 md:grid-cols-[1.5rem_minmax(0,1fr)] md:content-start md:not-last:after:absolute md:not-last:after:top-4 md:not-last:after:right-3 md:not-last:after:h-px md:not-last:after:w-[min(3rem,20%)] md:not-last:after:bg-hairline ${state === 'ahead' ? 'text-ink-quiet' : ''}`}
          >
            <span
              className={`grid size-6 place-items-center rounded-full border text-fine [&>svg]:w-3.5 ${step === 'cancelled' ? 'border-danger bg-danger text-on-danger' : marks[state]}`}
              aria-hidden="true"
            >
              {step === 'cancelled' ? <X /> : isDone ? <Check /> : index + 1}
            </span>
            <span className={state === 'now' ? 'font-semibold' : undefined}>{t(orderStatusWords[step])}</span>
            {moment && (
              <time className="text-fine text-ink-quiet md:col-2" dateTime={moment}>
                {dateTime(moment)}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function reachedBy(order: OrderDetail): Partial<Record<Step, string>> {
  const { placedAt, shippedAt, deliveredAt, cancelledAt, thread, shipments } = order
  const first = shipments.find((shipment) => shipment.shippedAt)?.shippedAt
  const processed = thread.find(({ kind, params }) => kind === 'status' && params.to === 'processing')?.at
  return {
    pending: placedAt,
    ...(processed && { processing: processed }),
    ...(first && { partly_shipped: first }),
    ...(shippedAt && { shipped: shippedAt }),
    ...(deliveredAt && { delivered: deliveredAt }),
    ...(cancelledAt && { cancelled: cancelledAt }),
  }
}
