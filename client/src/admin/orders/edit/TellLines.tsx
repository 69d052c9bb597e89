import * as z from 'zod/mini'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { salesLinesInputSchema } from '#contract/sales/quotes.ts'
import { type LineValues, lineBodyOf } from '../../sales/index.ts'
import { usePaused } from '../../ui/usePaused.ts'
import { LetterPreview } from '../page/LetterPreview.tsx'
import { TellSwitch } from '../page/TellSwitch.tsx'

interface TellLinesProps {
  order: OrderDetail
  /** Unsaved lines. */
  lines: LineValues[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Chooses whether the buyer is emailed about changed lines; previews the email once they are valid. */
export function TellLines({ order, lines, isOn, onChange }: TellLinesProps) {
  const typed = usePaused(JSON.stringify(lines.map(lineBodyOf)))
  const { data } = z.safeParse(salesLinesInputSchema, JSON.parse(typed))
  return (
    <>
      <TellSwitch order={order} isOn={isOn} onChange={onChange} />
      {isOn && data && (
        <LetterPreview
          orderId={order.id}
          move={{ to: 'changed', carrier: '', trackingNumber: '', reason: '', lines: data }}
        />
      )}
    </>
  )
}
