import { type OrderDetail, orderMoveSchema } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { StaffForm, useStaffForm } from '../../records/form/index.ts'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { uiWords } from '../../ui/ui.words.ts'
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

export function CancelDialog({ order, actions, onClose }: CancelDialogProps) {
  const t = useTranslate()
  const form = useStaffForm({
    initial: { reason: '', tell: false },
    schema: orderMoveSchema,
    bodyOf: (values) => ({ ...values, version: order.version, to: 'cancelled' }),
    async send({ version: _version, ...move }) {
      await actions.move(move)
      onClose()
    },
  })
  const pausedReason = useDebounced(form.values.reason)
  return (
    <Dialog isOpen onClose={onClose} title={t(words.cancelTitle)(order.reference)} description={t(words.cancelHint)}>
      <StaffForm
        form={form}
        label={t(words.cancelIt)}
        className="is-dense"
        actions={
          <DialogButtons
            onClose={onClose}
            cancel={t(words.keep)}
            act={t(form.isSending ? uiWords.saving : words.cancelIt)}
            disabled={form.isSending}
          />
        }
      >
        <TextArea label={t(words.reason)} hint={t(words.reasonHint)} rows={3} {...form.field('reason')} />
        <NotifySwitch order={order} isOn={form.values.tell} onChange={(tell) => form.set('tell', tell)} />
        {form.values.tell && (
          <EmailPreview
            orderId={order.id}
            move={{ to: 'cancelled', carrier: '', trackingNumber: '', reason: pausedReason }}
          />
        )}
      </StaffForm>
    </Dialog>
  )
}
