import { useState } from 'react'
import { documentIssueSchema, type OrderBilling, orderDocumentKinds } from '#contract/billing/documents.ts'
import { documentKindWords, isInvoice } from '#contract/billing/kinds.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { issueDocument } from '../api/sales/billing.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { billingWords as words } from './billing.words.ts'
import { useBillingChanged } from './useBillingCache.ts'

interface IssueDialogProps {
  order: OrderDetail
  billing: OrderBilling
  onClose: () => void
}

/** Renders the form that issues a document of an order. */
export function IssueDialog({ order, billing, onClose }: IssueDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const changed = useBillingChanged()
  const [submissionId] = useState(() => crypto.randomUUID())
  const kinds = orderDocumentKinds.filter((kind) => billing.canIssue.includes(kind))
  const first = kinds.find((kind) => kind === 'invoice') ?? kinds[0] ?? 'order_confirmation'
  const form = useStaffForm({
    initial: { kind: first as string, depositPercent: '', dueOn: '', notes: '', send: order.canTell },
    schema: documentIssueSchema,
    bodyOf: ({ kind, depositPercent, dueOn, ...values }) => ({
      ...values,
      kind,
      submissionId,
      ...(kind === 'deposit_invoice' && depositPercent !== '' && { depositPercent: Number(depositPercent) }),
      ...(isInvoice(kindOf(kind)) && dueOn !== '' && { dueOn }),
    }),
    async send(body) {
      const { number } = await issueDocument(order.id, body)
      changed()
      toast(t(words.issued)(number), 'success')
      onClose()
    },
  })
  const kind = kindOf(form.values.kind)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.issueTitle)(order.reference)}
      description={t(words.issueHint)}
      act={t(words.issueIt)}
    >
      <SelectField
        label={t(words.kind)}
        options={kinds.map((value) => ({ value, label: t(documentKindWords[value]) }))}
        {...form.field('kind')}
      />
      {kind === 'deposit_invoice' && (
        <TextField label={t(words.deposit)} inputMode="decimal" {...form.field('depositPercent')} />
      )}
      {isInvoice(kind) && (
        <TextField label={t(words.dueOn)} hint={t(words.dueHint)} type="date" {...form.field('dueOn')} />
      )}
      <TextArea label={t(words.notes)} hint={t(words.notesHint)} rows={2} {...form.field('notes')} />
      {order.canTell && (
        <Switch label={t(words.send)} isOn={form.values.send} onChange={(send) => form.set('send', send)} />
      )}
    </FormDialog>
  )
}

function kindOf(value: string) {
  return orderDocumentKinds.find((kind) => kind === value) ?? 'invoice'
}
