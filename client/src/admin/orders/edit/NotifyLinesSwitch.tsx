import * as z from 'zod/mini'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { salesLinesInputSchema } from '#contract/sales/quotes.ts'
import { type LineValues, lineBodyOf } from '../../sales/index.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { EmailPreview } from '../page/EmailPreview.tsx'
import { NotifySwitch } from '../page/NotifySwitch.tsx'

interface NotifyLinesSwitchProps {
  order: OrderDetail
  lines: LineValues[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Chooses whether the buyer is emailed about changed lines; previews the email once they are valid. */
export function NotifyLinesSwitch({ order, lines, isOn, onChange }: NotifyLinesSwitchProps) {
  const typed = useDebounced(JSON.stringify(lines.map(lineBodyOf)))
  const { data } = z.safeParse(salesLinesInputSchema, JSON.parse(typed))
  return (
    <>
      <NotifySwitch order={order} isOn={isOn} onChange={onChange} />
      {isOn && data && (
        <EmailPreview
          orderId={order.id}
          move={{ to: 'changed', carrier: '', trackingNumber: '', reason: '', lines: data }}
        />
      )}
    </>
  )
}
