import { type Country, countries, countryLabels } from '#contract/catalogue/values/countries.ts'
import { roundingSteps } from '#contract/sales/charges.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { StaffFormState } from '../../records/form/index.ts'
import type { ChargeValues } from './charge-values.ts'
import { chargeFieldWords as words } from './draft.words.ts'

interface ChargesFieldsProps {
  field: (name: keyof ChargeValues) => ReturnType<StaffFormState<ChargeValues>['field']>
  onCountry: (country: Country) => void
}

/** Renders destination, delivery, discount and rounding of a quotation or order. */
export function ChargesFields({ field, onCountry }: ChargesFieldsProps) {
  const t = useTranslate()
  return (
    <section className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-start gap-x-6 gap-y-4">
      <h2 className="sr-only">{t(words.charges)}</h2>
      <SelectField
        label={t(words.country)}
        hint={t(words.countryHint)}
        options={countries.map((value) => ({ value, label: t(countryLabels[value]) }))}
        {...field('country')}
        onChange={({ target }) => onCountry(countries.find((known) => known === target.value) ?? 'HK')}
      />
      <TextField label={t(words.deliveryHkd)} inputMode="decimal" {...field('deliveryHkd')} />
      <TextField label={t(words.discountPercent)} inputMode="decimal" {...field('discountPercent')} />
      <TextField
        label={t(words.discountHkd)}
        hint={t(words.discountHint)}
        inputMode="decimal"
        {...field('discountHkd')}
      />
      <SelectField
        label={t(words.roundTo)}
        options={roundingSteps.map((step) => ({
          value: String(step),
          label: step === 0 ? t(words.noRounding) : step.toFixed(2),
        }))}
        {...field('roundTo')}
      />
    </section>
  )
}
