import '../../records/form/form-sections.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { newOrderSchema } from '#contract/sales/orders.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useExchangeRates } from '../../../api/site.ts'
import { newSubmissionId } from '../../../forms/form-draft.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { customerOptions } from '../../api/sales/customers.ts'
import { createOrder } from '../../api/sales/orders.ts'
import { useCan } from '../../api/staff/session.ts'
import { orderPath } from '../../paths/index.ts'
import { PageForm, useStaffForm } from '../../records/form/index.ts'
import { NewRecordPage, RecordSkeleton } from '../../records/page/index.ts'
import { ChargesFields, DraftTotals, LinesField } from '../../sales/index.ts'
import { orderPageWords } from '../page/order-page.words.ts'
import { useOrdersCache } from '../useOrderActions.ts'
import { BuyerSection } from './BuyerSection.tsx'
import { type CustomerToOrder, withCustomer } from './customer-to-order.ts'
import { blankOrder, type NewOrderValues, newOrderBodyOf } from './order-form.ts'
import { orderFormWords as words } from './order-form.words.ts'
import { TermsSection } from './TermsSection.tsx'

const { path } = adminScreens.orders

/** Renders /admin/orders/new; `?customer=` preselects a customer. */
export default function NewOrderPage() {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const [params] = useSearchParams()
  const customerId = params.get('customer') ?? ''
  const { data: customer, isLoading } = useQuery({ ...customerOptions(customerId), enabled: customerId !== '' })
  if (!canWrite) return <Navigate to={path} replace />
  return (
    <NewRecordPage title={t(words.newTitle)} list={path} back={t(orderPageWords.back)}>
      {isLoading ? <RecordSkeleton /> : <NewForm customer={customer} />}
    </NewRecordPage>
  )
}

function NewForm({ customer }: { customer: CustomerToOrder | undefined }) {
  const t = useTranslate()
  const { rates } = useExchangeRates()
  const { form, created } = useNewForm(customer)
  const { currency, language } = form.values
  const rate = rates.HKD?.[currency] ?? 1
  // Navigate only after the form counts as saved, or its blocker would ask.
  if (created) return <Navigate to={orderPath(created)} replace />
  return (
    <PageForm
      form={form}
      label={t(words.newTitle)}
      className="product-form @container"
      saved={t(words.nothingYet)}
      sending={t(words.creating)}
      save={t(words.create)}
    >
      <BuyerSection form={form} />
      <LinesField form={form} rate={rate} language={language} />
      <ChargesFields field={form.field} onCountry={(country) => form.set('country', country)} />
      <DraftTotals values={form.values} rate={rate} />
      <TermsSection form={form} rate={rate} />
    </PageForm>
  )
}

/** Creates the submission id once, so that a repeated request makes no second order. */
function useNewForm(customer: CustomerToOrder | undefined) {
  const t = useTranslate()
  const toast = useToast()
  const { store } = useOrdersCache()
  const [submissionId] = useState(newSubmissionId)
  const [created, setCreated] = useState<string>()
  const initial: NewOrderValues = customer ? withCustomer(blankOrder, customer) : blankOrder
  const form = useStaffForm({
    draft: `order.new.${customer?.id ?? ''}`,
    initial,
    schema: newOrderSchema,
    bodyOf: (values) => newOrderBodyOf(values, submissionId),
    fieldOf: (path) => path.replace(/^charges\./, ''),
    async send(body) {
      const order = store(await createOrder(body))
      toast(t(words.created)(order.reference))
      form.reset()
      setCreated(order.id)
    },
  })
  return { form, created }
}
