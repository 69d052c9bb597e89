import { useState } from 'react'
import * as z from 'zod/mini'
import {
  type OrderStatus,
  orderMoveSchema,
  orderMoves,
  type orderMovesSchema,
  type StaffOrder,
} from '#contract/sales/orders.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { countMarked, type Marked } from '../records/list/index.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { bulkMoveWords, orderPageWords as words } from './page/order-page.words.ts'
import { CarrierField } from './shipments/ParcelFields.tsx'

type MoveRow = z.input<typeof orderMovesSchema>['rows'][number]

/** Status to which several orders are moved, and the details of each. */
export interface OrdersMove {
  to: OrderStatus
  row: (order: StaffOrder) => Omit<MoveRow, 'id' | 'version'>
}

interface MoveOrdersDialogProps {
  to: 'shipped' | 'delivered' | 'cancelled'
  marked: Marked<StaffOrder>
  onMove: (move: OrdersMove) => void
  onClose: () => void
}

const fields = { carrier: true, reason: true, tell: true } as const

/** Asks what goes with moving several orders: carrier and tracking numbers, or why they are cancelled. */
export function MoveOrdersDialog({ to, marked, onMove, onClose }: MoveOrdersDialogProps) {
  const t = useTranslate()
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map())
  const { title, hint, act } = bulkMoveWords[to]
  const isShipping = to === 'shipped'
  const parcels =
    isShipping && marked.kind === 'rows'
      ? marked.rows.filter(({ status }) => orderMoves[status].includes('shipped'))
      : []
  const form = useStaffForm({
    initial: { carrier: '', reason: '', tell: false },
    schema: z.pick(orderMoveSchema, fields),
    async send({ carrier, reason, tell }) {
      onMove({
        to,
        row: ({ id, email }) => ({
          to,
          ...(isShipping && { carrier, trackingNumber: numbers.get(id) ?? '' }),
          ...(to === 'cancelled' && { reason }),
          tell: tell && email !== '',
        }),
      })
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(title)(countMarked(marked))}
      description={t(hint)}
      act={t(act)}
      isErasing={to === 'cancelled'}
    >
      {isShipping && <CarrierField field={form.field('carrier')} />}
      {parcels.length > 0 && (
        <fieldset className="grid max-h-72 gap-3 overflow-y-auto">
          <legend className="mb-2 font-semibold">{t(words.trackingNumbers)}</legend>
          {parcels.map(({ id, reference, customerName }) => (
            <TextField
              key={id}
              label={`${reference} · ${customerName}`}
              name={`trackingNumber.${id}`}
              autoComplete="off"
              maxLength={100}
              value={numbers.get(id) ?? ''}
              onChange={({ target }) => setNumbers(new Map(numbers).set(id, target.value))}
            />
          ))}
        </fieldset>
      )}
      {to === 'cancelled' && (
        <TextArea label={t(words.reason)} hint={t(words.reasonHint)} rows={3} {...form.field('reason')} />
      )}
      {to !== 'delivered' && (
        <Switch
          label={t(words.tellMany)}
          hint={t(words.tellManyHint)}
          isOn={form.values.tell}
          onChange={(tell) => form.set('tell', tell)}
        />
      )}
    </FormDialog>
  )
}
