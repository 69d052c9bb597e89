import { type CustomerDetail, customerEraseSchema } from '#contract/sales/customers.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { eraseCustomer } from '../../api/sales/customers.ts'
import { FormDialog, useStaffForm } from '../../records/form/index.ts'
import { customerPageWords as words } from '../customer-page.words.ts'
import { useCustomersCache } from '../useCustomersCache.ts'

interface EraseDialogProps {
  customer: CustomerDetail
  onClose: () => void
}

/**
 * Erases a person's data for good: lists what goes and what stays, and requires the name to be typed and the password
 * to be confirmed.
 */
export function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const { store, refresh } = useCustomersCache()
  const form = useStaffForm({
    initial: { name: '' },
    schema: customerEraseSchema,
    bodyOf: (values) => ({ ...values, version: customer.version }),
    async send(body) {
      store(await eraseCustomer(customer.id, body))
      toast(t(words.erased))
      onClose()
      await refresh()
    },
  })
  const isNamed = form.values.name.trim() === customer.name.trim()
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.eraseTitle)(customer.name)}
      description={t(words.eraseHint)}
      act={t(words.eraseIt)}
      isErasing
      disabled={!isNamed}
    >
      <Consequence title={t(words.eraseGone)} lines={t(words.eraseGoneList)} />
      <Consequence title={t(words.eraseStays)} lines={t(words.eraseStaysList)} />
      <TextField
        label={t(words.eraseName)(customer.name)}
        autoComplete="off"
        spellCheck={false}
        {...form.field('name')}
      />
    </FormDialog>
  )
}

function Consequence({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-4.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
