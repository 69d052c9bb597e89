import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { newCustomerSchema } from '#contract/sales/customers.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { createCustomer } from '../../api/sales/customers.ts'
import { useCan } from '../../api/staff/session.ts'
import { customerPath } from '../../paths/index.ts'
import { PageForm, useStaffForm } from '../../records/form/index.ts'
import { NewRecordPage } from '../../records/page/index.ts'
import { customerPageWords } from '../customer-page.words.ts'
import { useCustomersCache } from '../useCustomersCache.ts'
import { CustomerFields } from './CustomerFields.tsx'
import { blankCustomer, customerBodyOf } from './customer-values.ts'
import { editWords as words } from './edit.words.ts'

const { path } = adminScreens.customers

export default function NewCustomerPage() {
  const t = useTranslate()
  if (!useCan()('sales.write')) return <Navigate to={path} replace />
  return (
    <NewRecordPage title={t(words.newTitle)} list={path} back={t(customerPageWords.back)}>
      <NewForm />
    </NewRecordPage>
  )
}

function NewForm() {
  const t = useTranslate()
  const toast = useToast()
  const { store } = useCustomersCache()
  const [created, setCreated] = useState<string>()
  const form = useStaffForm({
    draft: 'customer.new',
    initial: blankCustomer,
    schema: newCustomerSchema,
    bodyOf: ({ version: _version, ...customer }) => customerBodyOf(customer),
    async send(body) {
      const customer = store(await createCustomer(body))
      toast(t(words.created)(customer.name))
      form.reset()
      setCreated(customer.id)
    },
  })
  // Navigate only after the form counts as saved, or its blocker would ask.
  if (created) return <Navigate to={customerPath(created)} replace />
  return (
    <PageForm
      form={form}
      label={t(words.newTitle)}
      className="product-form"
      saved={t(words.nothingYet)}
      save={t(words.create)}
    >
      <CustomerFields form={form} />
    </PageForm>
  )
}
