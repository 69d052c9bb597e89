import { type Payment, paymentVoidSchema } from '#contract/billing/payments.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { voidPayment } from '../api/sales/billing.ts'
import { useBillingChanged } from '../billing/index.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { documentsWords as words } from './documents.words.ts'

/** Renders the form that voids a payment that was recorded by mistake. */
export function VoidDialog({ payment: { id, version }, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useTranslate()
  const toast = useToast()
  const changed = useBillingChanged()
  const form = useStaffForm({
    initial: { reason: '' },
    schema: paymentVoidSchema,
    bodyOf: (values) => ({ ...values, version }),
    async send(body) {
      await voidPayment(id, body)
      changed()
      toast(t(words.voided), 'success')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.voidTitle)}
      description={t(words.voidHint)}
      size="narrow"
      act={t(words.void)}
    >
      <TextArea label={t(words.voidReason)} rows={2} required {...form.field('reason')} />
    </FormDialog>
  )
}
