import { currencyCodes } from '#contract/catalogue/values/money-values.ts'
import { lengths } from '#contract/requests/visitor-values.ts'
import { useExchangeRates } from '../../api/site.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { currencyPreference } from '../../storage/preferences.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useMoney } from '../catalogue/index.ts'
import { EmailField, failureClass, LongText, PhoneField, VisitorForm } from '../forms/index.ts'
import { listWords } from './list.words.ts'
import type { useQuoteForm } from './useQuoteForm.ts'

export function BuyerForm({ form }: { form: ReturnType<typeof useQuoteForm> }) {
  const t = useTranslate()
  return (
    <section className="form-card mt-12 max-w-216 scroll-mt-20" aria-labelledby="quote-form">
      <h2 id="quote-form" className="heading mb-2 text-title">
        {t(listWords.formTitle)}
      </h2>
      <VisitorForm form={form} label={t(listWords.formTitle)} action={t(listWords.send)}>
        <div className="form-pair">
          <TextField {...form.field('name')} label={t(listWords.name)} required autoComplete="name" />
          <EmailField form={form} />
          <TextField {...form.field('company')} label={t(listWords.company)} autoComplete="organization" />
          <PhoneField form={form} />
        </div>
        <LongText
          form={form}
          name="message"
          most={lengths.message}
          label={t(listWords.message)}
          hint={t(listWords.messageHint)}
        />
        <CurrencyField />
        <div role="alert">
          {form.obstacle && <p className={`${failureClass} bg-raised`}>{t(listWords[form.obstacle])}</p>}
        </div>
      </VisitorForm>
    </section>
  )
}

/** Chooses the currency, as in the header: the lines above change too. */
function CurrencyField() {
  const t = useTranslate()
  const { currency } = useMoney()
  const { currencies } = useExchangeRates()
  return (
    <SelectField
      label={t(listWords.currency)}
      className="max-w-56"
      value={currency}
      options={currencies.filter(({ enabled }) => enabled).map(({ code }) => ({ value: code, label: code }))}
      onChange={({ target }) =>
        currencyPreference.write(currencyCodes.find((code) => code === target.value) ?? currency)
      }
    />
  )
}
