import '../../records/form/form-sections.css'
import { paymentTerms, paymentTermsWords } from '#contract/billing/terms.ts'
import { countries, countryLabels } from '#contract/catalogue/values/countries.ts'
import { languageNames, readerLanguages } from '#contract/i18n/languages.ts'
import { customerStatuses, customerTypes } from '#contract/sales/customers.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import type { StaffFormState } from '../../records/form/index.ts'
import { customerTypeWords } from '../../words/customers.words.ts'
import { customerStatusWords } from '../../words/status.words.ts'
import { customerPageWords as names } from '../customer-page.words.ts'
import { ContactsField } from './ContactsField.tsx'
import type { CustomerValues } from './customer-values.ts'
import { editWords as words } from './edit.words.ts'

export interface CustomerFieldsProps {
  form: Pick<StaffFormState<CustomerValues>, 'values' | 'field' | 'set' | 'errorOf'>
}

export function CustomerFields({ form }: CustomerFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <fieldset className="form-section">
        <legend>{t(words.who)}</legend>
        <div className="form-pair">
          <TextField label={t(names.name)} hint={t(words.nameHint)} required {...form.field('name')} />
          <TextField label={t(names.nameEn)} hint={t(words.nameEnHint)} lang="en" {...form.field('nameEn')} />
        </div>
        <div className="form-grid">
          <SelectField
            label={t(names.type)}
            options={customerTypes.map((value) => ({ value, label: t(customerTypeWords[value]) }))}
            {...form.field('type')}
          />
          <SelectField
            label={t(names.language)}
            options={readerLanguages.map((value) => ({ value, label: languageNames[value] }))}
            {...form.field('language')}
          />
        </div>
        <StatusField form={form} />
        <div className="form-grid">
          <SelectField
            label={t(names.paymentTerms)}
            options={paymentTerms.map((value) => ({ value, label: t(paymentTermsWords[value]) }))}
            {...form.field('paymentTerms')}
          />
          {form.values.paymentTerms === 'deposit' && (
            <TextField label={t(names.depositPercent)} inputMode="decimal" {...form.field('depositPercent')} />
          )}
          <TextField
            label={t(names.creditLimitHkd)}
            hint={t(words.creditLimitHint)}
            inputMode="decimal"
            {...form.field('creditLimitHkd')}
          />
        </div>
      </fieldset>
      <fieldset className="form-section">
        <legend>{t(words.reach)}</legend>
        <div className="form-grid">
          <TextField label={t(names.email)} type="email" {...form.field('email')} />
          <TextField label={t(names.phone)} type="tel" {...form.field('phone')} />
          <TextField label={t(names.location)} {...form.field('location')} />
          <SelectField
            label={t(names.country)}
            hint={t(words.countryHint)}
            options={countries.map((value) => ({ value, label: t(countryLabels[value]) }))}
            {...form.field('country')}
          />
        </div>
        <TextArea label={t(names.address)} hint={t(words.addressHint)} rows={2} {...form.field('address')} />
      </fieldset>
      <ContactsField form={form} />
      <fieldset className="form-section">
        <legend>{t(names.notes)}</legend>
        <TextArea label={t(names.notes)} hint={t(words.notesHint)} rows={3} {...form.field('notes')} />
      </fieldset>
    </>
  )
}

function StatusField({ form }: CustomerFieldsProps) {
  const t = useTranslate()
  return (
    <SelectField
      name="statusSet"
      className="[&_.field-select]:max-w-80"
      label={t(names.status)}
      hint={t(words.statusHint)}
      error={form.errorOf('statusSet')}
      value={form.values.statusSet ?? ''}
      placeholder={t(words.rule)}
      options={customerStatuses.map((value) => ({ value, label: t(customerStatusWords[value]) }))}
      onChange={({ target }) =>
        form.set('statusSet', customerStatuses.find((status) => status === target.value) ?? null)
      }
    />
  )
}
