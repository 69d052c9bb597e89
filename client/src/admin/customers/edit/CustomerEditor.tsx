import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { type CustomerDetail, customerChangeSchema, customerDetailSchema } from '#contract/sales/customers.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { changeCustomer, customerOptions } from '../../api/sales/customers.ts'
import { customerPath } from '../../paths/index.ts'
import { ConflictNotice, PageForm, useCloseWhenSaved, useRecordForm } from '../../records/form/index.ts'
import { EditHead } from '../../records/page/index.ts'
import { useCustomersCache } from '../useCustomersCache.ts'
import { CustomerFields } from './CustomerFields.tsx'
import { customerBodyOf, customerFields, customerValuesOf } from './customer-values.ts'
import { editWords as words } from './edit.words.ts'
import { useCustomerTexts } from './useCustomerTexts.ts'

export function CustomerEditor({ customer }: { customer: CustomerDetail }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const texts = useCustomerTexts()
  const form = useCustomerForm(customer, () => closing.begin())
  const leave = () => void navigate(customerPath(customer.id), { replace: true })
  const closing = useCloseWhenSaved(form.isChanged, leave)
  return (
    <>
      <EditHead title={t(words.title)(customer.name)} onLeave={leave} />
      <PageForm
        form={form}
        label={t(words.title)(customer.name)}
        className="product-form"
        conflict={form.conflict && <ConflictNotice conflict={form.conflict} {...texts} />}
        saved={t(words.noChanges)}
      >
        <CustomerFields form={form} />
      </PageForm>
    </>
  )
}

function useCustomerForm(customer: CustomerDetail, onSaved: () => void) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { store } = useCustomersCache()
  return useRecordForm({
    draft: `customer.${customer.id}`,
    record: customerValuesOf(customer),
    names: customerFields,
    schema: customerChangeSchema,
    bodyOf: customerBodyOf,
    async send(body) {
      const changed = store(await changeCustomer(customer.id, body))
      onSaved()
      toast(t(words.saved)(changed.name))
      return customerValuesOf(changed)
    },
    onFailure({ code }) {
      if (code === 'record.changed') {
        void queries.invalidateQueries({ queryKey: customerOptions(customer.id).queryKey })
      }
    },
    readCurrent(current) {
      const theirs = z.safeParse(customerDetailSchema, current).data
      return theirs && customerValuesOf(theirs)
    },
  })
}
