import { baseCurrency, currencyCodes } from '#contract/catalogue/money.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import type { NewOrderFormProps } from './BuyerSection.tsx'
import { orderFormWords as words } from './order-form.words.ts'

export function TermsSection({ form, rate }: NewOrderFormProps & { rate: number }) {
  const t = useTranslate()
  const { currency } = form.values
  return (
    <fieldset className="form-section">
      <legend>{t(words.terms)}</legend>
      <div className="form-grid">
        <SelectField
          label={t(words.currency)}
          hint={currency === baseCurrency ? undefined : t(words.currencyHint)(String(rate), currency)}
          options={currencyCodes.map((value) => ({ value, label: t(currencyWords[value]) }))}
          {...form.field('currency')}
        />
        <TextField label={t(words.purchaseOrder)} {...form.field('purchaseOrder')} />
      </div>
      <TextArea label={t(words.notes)} hint={t(words.notesHint)} rows={3} {...form.field('notes')} />
    </fieldset>
  )
}
