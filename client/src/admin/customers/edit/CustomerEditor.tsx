import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { type CustomerDetail, customerChangeSchema, customerDetailSchema } from '#contract/sales/customers.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { changeCustomer, customerOptions } from '../../api/sales/customers.ts'
import { customerPath } from '../../paths/index.ts'
import {
  ConflictNotice,
  SaveBar,
  StaffForm,
  UnsavedGuard,
  useClosing,
  useRecordForm,
} from '../../records/form/index.ts'
import { uiWords } from '../../ui/ui.words.ts'
import { useCustomersCache } from '../useCustomersCache.ts'
import { CustomerFields } from './CustomerFields.tsx'
import { customerFields, customerValuesOf } from './customer-values.ts'
import { editWords as words } from './edit.words.ts'
import { useCustomerTexts } from './useCustomerTexts.ts'

/** /admin/customers/{id}/edit: everything of a customer, over the version that was read. */
export function CustomerEditor({ customer }: { customer: CustomerDetail }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const texts = useCustomerTexts()
  const form = useCustomerForm(customer, () => closing.begin())
  const leave = () => void navigate(customerPath(customer.id), { replace: true })
  const closing = useClosing(form.isChanged, leave)
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-title">{t(words.title)(customer.name)}</h1>
        <Button size="compact" onClick={leave}>
          {t(uiWords.cancel)}
        </Button>
      </header>
      <StaffForm
        form={{ ...form, failure: form.conflict ? undefined : form.failure }}
        label={t(words.title)(customer.name)}
        className="product-form is-dense"
        actions={
          <>
            {form.conflict && <ConflictNotice conflict={form.conflict} {...texts} />}
            <SaveBar
              form={form}
              state={t(form.isChanged ? words.unsaved : words.noChanges)}
              discard={t(words.discard)}
            />
          </>
        }
      >
        <CustomerFields form={form} />
      </StaffForm>
      <UnsavedGuard isChanged={form.isChanged} />
    </>
  )
}

function useCustomerForm(customer: CustomerDetail, onSaved: () => void) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { take } = useCustomersCache()
  return useRecordForm({
    record: customerValuesOf(customer),
    names: customerFields,
    schema: customerChangeSchema,
    async send(body) {
      const changed = take(await changeCustomer(customer.id, body))
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
