import { currencyCodes } from '#contract/catalogue/money.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { lengths } from '#contract/requests/visitors.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { useFormats } from '../../i18n/formats.ts'
import type { StaffFormState } from '../../records/form/index.ts'
import { type DraftValues, draftWords as words } from '../../sales/index.ts'
import { type DraftRate, useToday } from './useDraftForm.ts'

interface DraftTermsProps {
  form: Pick<StaffFormState<DraftValues>, 'values' | 'field' | 'set'>
  rate: DraftRate
}

const dayMs = 86_400_000

export function DraftTerms({ form, rate }: DraftTermsProps) {
  const t = useTranslate()
  const today = useToday()
  const { currency, validUntil, renewRate } = form.values
  const days = Math.round((Date.parse(validUntil) - Date.parse(today)) / dayMs)
  return (
    <section className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-y-4 gap-x-6 items-start">
      <h2 className="sr-only">{t(words.terms)}</h2>
      <SelectField
        label={t(words.currency)}
        options={currencyCodes.map((value) => ({ value, label: t(currencyWords[value]) }))}
        name="currency"
        value={currency}
        onChange={({ target }) => form.set('currency', currencyCodes.find((known) => known === target.value) ?? 'HKD')}
      />
      <div className="grid gap-1.5 self-center text-ink-quiet text-fine empty:hidden">
        {currency !== 'HKD' && <RateLine rate={rate} currency={currency} />}
        {rate.today !== undefined && (
          <label className="flex min-h-11 gap-2 items-center text-ink">
            <input
              className="size-4.5"
              type="checkbox"
              checked={renewRate}
              onChange={({ target }) => form.set('renewRate', target.checked)}
            />
            {t(words.renewRate)(String(rate.today))}
          </label>
        )}
      </div>
      <TextField
        label={t(words.validUntil)}
        type="date"
        min={today}
        required
        hint={Number.isNaN(days) ? undefined : t(words.days)(days)}
        {...form.field('validUntil')}
      />
    </section>
  )
}

function RateLine({ rate: { rate, day }, currency }: { rate: DraftRate; currency: string }) {
  const t = useTranslate()
  const formats = useFormats()
  const written = `${rate} ${currency}`
  return <p>{day ? t(words.rate)(written, formats.day(day)) : t(words.rateToday)(written)}</p>
}

export function DraftNotes({ form }: Pick<DraftTermsProps, 'form'>) {
  const t = useTranslate()
  return (
    <TextArea
      label={t(words.notes)}
      hint={t(words.notesHint)}
      rows={3}
      maxLength={lengths.message}
      {...form.field('notes')}
    />
  )
}
