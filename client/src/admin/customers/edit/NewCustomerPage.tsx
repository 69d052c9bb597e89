import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { newCustomerSchema } from '#contract/sales/customers.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { createCustomer } from '../../api/sales/customers.ts'
import { useMay } from '../../api/staff/session.ts'
import { customerPath } from '../../paths/index.ts'
import { SaveBar, StaffForm, UnsavedGuard, useStaffForm } from '../../records/form/index.ts'
import { BackLink } from '../../records/page/index.ts'
import { customerPageWords } from '../customer-page.words.ts'
import { useCustomersCache } from '../useCustomersCache.ts'
import { CustomerFields } from './CustomerFields.tsx'
import { blankCustomer } from './customer-values.ts'
import { editWords as words } from './edit.words.ts'

const { path } = adminScreens.customers

/** /admin/customers/new: a customer by hand. */
export default function NewCustomerPage() {
  const t = useTranslate()
  if (!useMay()('sales.write')) return <Navigate to={path} replace />
  return (
    <>
      <PageHead title={t(words.newTitle)} isListed={false} />
      <BackLink to={path}>{t(customerPageWords.back)}</BackLink>
      <h1 className="heading mb-6 text-title">{t(words.newTitle)}</h1>
      <NewForm />
    </>
  )
}

function NewForm() {
  const t = useTranslate()
  const toast = useToast()
  const { take } = useCustomersCache()
  const [created, setCreated] = useState<string>()
  const form = useStaffForm({
    initial: blankCustomer,
    schema: newCustomerSchema,
    bodyOf: ({ version: _version, ...customer }) => customer,
    async send(body) {
      const customer = take(await createCustomer(body))
      toast(t(words.created)(customer.name))
      form.reset()
      setCreated(customer.id)
    },
  })
  // Only once the form counts as saved may its address be left.
  if (created) return <Navigate to={customerPath(created)} replace />
  return (
    <>
      <StaffForm
        form={form}
        label={t(words.newTitle)}
        className="product-form is-dense"
        actions={
          <SaveBar
            form={form}
            state={t(form.isChanged ? words.unsaved : words.nothingYet)}
            discard={t(words.discard)}
            save={t(words.create)}
          />
        }
      >
        <CustomerFields form={form} />
      </StaffForm>
      <UnsavedGuard isChanged={form.isChanged} />
    </>
  )
}
