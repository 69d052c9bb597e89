import type { OrderDetail } from '#contract/sales/orders.ts'
import { orderCloseSchema } from '#contract/sales/shipments.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { closeOrder } from '../../api/sales/shipments.ts'
import { FormDialog, useStaffForm } from '../../records/form/index.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import type { OrderActions } from '../useOrderActions.ts'
import { EmailPreview } from './EmailPreview.tsx'
import { NotifySwitch } from './NotifySwitch.tsx'
import { orderPageWords as words } from './order-page.words.ts'

interface CancelDialogProps {
  order: OrderDetail
  actions: OrderActions
  onClose: () => void
}

/** Cancels an order, or what is left of one that was shipped in part. */
export function CancelDialog({ order, actions, onClose }: CancelDialogProps) {
  const t = useTranslate()
  const isRest = order.status === 'partly_shipped'
  const text = isRest
    ? { title: words.closeTitle, hint: words.closeHint, act: words.closeIt }
    : { title: words.cancelTitle, hint: words.cancelHint, act: words.cancelIt }
  const form = useStaffForm({
    initial: { reason: '', tell: false },
    schema: orderCloseSchema,
    bodyOf: (values) => ({ ...values, version: order.version }),
    async send({ version: _version, reason, tell }) {
      if (isRest) {
        const close = (version: number) => closeOrder(order.id, { version, reason, tell })
        await actions.change(close, ({ reference }) => t(words.closed)(reference), tell)
      } else await actions.move({ to: 'cancelled', address: '', carrier: '', trackingNumber: '', reason, tell })
      onClose()
    },
  })
  const pausedReason = useDebounced(form.values.reason)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(text.title)(order.reference)}
      description={t(text.hint)}
      act={t(text.act)}
      cancel={t(words.keep)}
    >
      <TextArea label={t(words.reason)} hint={t(words.reasonHint)} rows={3} {...form.field('reason')} />
      <NotifySwitch order={order} isOn={form.values.tell} onChange={(tell) => form.set('tell', tell)} />
      {form.values.tell && (
        <EmailPreview
          orderId={order.id}
          move={{ to: isRest ? 'closed' : 'cancelled', carrier: '', trackingNumber: '', reason: pausedReason }}
        />
      )}
    </FormDialog>
  )
}
