import { UserRoundCheck } from 'lucide-react'
import { languageNames, readerLanguages } from '#contract/i18n/languages.ts'
import { customerTypes } from '#contract/sales/customers.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { StaffFormState } from '../../records/form/index.ts'
import { CustomerInput } from '../../sales/index.ts'
import { customerTypeWords } from '../../words/customers.words.ts'

import { type CustomerToOrder, withCustomer } from './customer-to-order.ts'
import type { NewOrderValues } from './order-form.ts'
import { orderFormWords as words } from './order-form.words.ts'
import { PartyFields } from './PartyFields.tsx'

export interface NewOrderFormProps {
  form: Pick<StaffFormState<NewOrderValues>, 'values' | 'field' | 'set' | 'errorOf'>
}

export function BuyerSection({ form }: NewOrderFormProps) {
  const t = useTranslate()
  const { customerId } = form.values
  return (
    <fieldset className="form-section">
      <legend>{t(words.buyer)}</legend>
      <WhoseOrder form={form} />
      <PartyFields field={form.field}>
        {customerId === '' && (
          <SelectField
            label={t(words.customerType)}
            options={customerTypes.map((value) => ({ value, label: t(customerTypeWords[value]) }))}
            {...form.field('customerType')}
          />
        )}
      </PartyFields>
      <SelectField
        label={t(words.language)}
        className="max-w-80"
        options={readerLanguages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.field('language')}
      />
    </fieldset>
  )
}

const copiedFields = [
  'customerId',
  'customerName',
  'customerType',
  'contactName',
  'email',
  'phone',
  'address',
  'language',
] as const

function WhoseOrder({ form }: NewOrderFormProps) {
  const t = useTranslate()
  const { customerId, customerName } = form.values
  function pickCustomer(customer: CustomerToOrder) {
    const next = withCustomer(form.values, customer)
    for (const name of copiedFields) form.set(name, next[name])
  }
  if (customerId !== '') {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-l-2 border-signal bg-signal-soft px-3 py-2 wrap-anywhere">
        <UserRoundCheck className="w-4.5 flex-none text-signal" aria-hidden="true" />
        <span>{t(words.chosen)(customerName)}</span>
        <Button size="compact" onClick={() => form.set('customerId', '')}>
          {t(words.another)}
        </Button>
      </p>
    )
  }
  return (
    <div className="grid gap-2">
      <Field label={t(words.find)} hint={t(words.findHint)}>
        {(ties) => <CustomerInput {...ties} onPick={pickCustomer} />}
      </Field>
      <p className="field-hint">{t(words.isNew)}</p>
    </div>
  )
}
