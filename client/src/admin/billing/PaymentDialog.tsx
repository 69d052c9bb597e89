import { useState } from 'react'
import type { IssuedDocument } from '#contract/billing/documents.ts'
import { newPaymentSchema, paymentMethods, paymentMethodWords } from '#contract/billing/payments.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import type { ReplyFile } from '#contract/requests/reply-files.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { recordPayment } from '../api/sales/billing.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { AttachedFiles, useReplyFiles } from '../records/thread/index.ts'
import { dayOf } from '../ui/days.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { billingWords as words } from './billing.words.ts'
import { useBillingChanged } from './useBillingCache.ts'

const noFiles: ReplyFile[] = []

interface PaymentDialogProps {
  invoice: IssuedDocument & { customerId: string }
  onClose: () => void
}

/** Renders the form that records a payment of an invoice; more than is open becomes credit of the customer. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const changed = useBillingChanged()
  const [submissionId] = useState(() => crypto.randomUUID())
  const { id, number, open, currency, customerId } = invoice
  const form = useStaffForm({
    initial: {
      amount: open.toFixed(2),
      method: 'bank_transfer',
      receivedOn: dayOf(new Date(), 'Asia/Hong_Kong'),
      reference: '',
      receipt: true,
      files: noFiles,
    },
    schema: newPaymentSchema,
    bodyOf: (values) => {
      const amount = Number(values.amount)
      const allocations = [{ documentId: id, amount: Math.min(amount, open) }]
      const files = values.files.map((file) => file.id)
      return { ...values, submissionId, customerId, currency, amount, allocations, files }
    },
    async send(body) {
      await recordPayment(body)
      changed()
      toast(t(words.recorded), 'success')
      onClose()
    },
  })
  const slip = useReplyFiles(form)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.recordTitle)(number)}
      description={t(words.recordHint)(exactMoney(open, currency))}
      act={t(words.recordIt)}
      disabled={slip.isUploading}
    >
      <TextField label={`${t(words.amount)} (${currency})`} inputMode="decimal" required {...form.field('amount')} />
      <SelectField
        label={t(words.method)}
        options={paymentMethods.map((value) => ({ value, label: t(paymentMethodWords[value]) }))}
        {...form.field('method')}
      />
      <TextField label={t(words.receivedOn)} type="date" required {...form.field('receivedOn')} />
      <TextField label={t(words.reference)} hint={t(words.referenceHint)} {...form.field('reference')} />
      <AttachedFiles state={slip} errorOf={form.errorOf} />
      <Switch
        label={t(words.receipt)}
        isOn={form.values.receipt}
        onChange={(receipt) => form.set('receipt', receipt)}
      />
    </FormDialog>
  )
}
