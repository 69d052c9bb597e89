import '../ui/icon-button.css'
import { Plus, X } from 'lucide-react'
import { taxKinds } from '#contract/catalogue/charges.ts'
import { countries, countryLabels } from '#contract/catalogue/values/countries.ts'
import { taxesMax } from '#contract/sales/charges.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFocusWithin } from '../ui/useFocusWithin.ts'
import { fieldsWords } from '../words/setting-fields.words.ts'
import type { TaxValues } from './sales-settings.ts'
import { salesHints, salesSettingsWords as words } from './sales-settings.words.ts'

interface TaxesFieldProps {
  taxes: readonly TaxValues[]
  errorOf: (path: string) => string | undefined
  onChange: (taxes: TaxValues[]) => void
}

/** Edits the tax of each destination. */
export function TaxesField({ taxes, errorOf, onChange }: TaxesFieldProps) {
  const t = useTranslate()
  const [list, focus] = useFocusWithin<HTMLFieldSetElement>()
  const free = countries.find((country) => country !== 'HK' && !taxes.some((tax) => tax.country === country))
  const error = errorOf('taxes')
  function add() {
    onChange([...taxes, { country: free ?? 'SG', name: '', isIncluded: 'no', goods: '', software: '', services: '' }])
    focus('.tax-list > :last-child select')
  }
  function remove(index: number) {
    onChange(taxes.toSpliced(index, 1))
    focus(`.tax-list > :nth-child(${Math.min(index + 1, taxes.length - 1)}) .icon-button`, '.tax-add')
  }
  return (
    <fieldset ref={list} className="field border-0">
      <legend className="font-semibold">{t(fieldsWords.taxes.label)}</legend>
      <p className="field-hint">{t(salesHints.taxes)}</p>
      <ol className="tax-list grid gap-4">
        {taxes.map((tax, index) => (
          <TaxFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a tax is known by its place alone
            key={index}
            tax={tax}
            place={index + 1}
            errorOf={(field) => errorOf(`taxes.${index}.${field}`)}
            onChange={(next) => onChange(taxes.with(index, next))}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {error && <FieldError id={undefined}>{error}</FieldError>}
      <Button
        size="compact"
        className="tax-add justify-self-start"
        disabled={taxes.length >= taxesMax || !free}
        onClick={add}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t(words.addTax)}
      </Button>
    </fieldset>
  )
}

interface TaxFieldsProps {
  tax: TaxValues
  place: number
  errorOf: (field: string) => string | undefined
  onChange: (tax: TaxValues) => void
  onRemove: () => void
}

function TaxFields({ tax, place, errorOf, onChange, onRemove }: TaxFieldsProps) {
  const t = useTranslate()
  const bind = (name: keyof TaxValues) => ({
    value: tax[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...tax, [name]: target.value }),
  })
  return (
    <li>
      <fieldset
        className="grid grid-cols-2 items-start gap-x-4 gap-y-3 rounded-panel border border-hairline px-4 py-3 sm:grid-cols-3"
        aria-label={t(words.tax)(place)}
      >
        <SelectField
          label={t(words.taxCountry)}
          options={countries.map((value) => ({ value, label: t(countryLabels[value]) }))}
          {...bind('country')}
        />
        <TextField label={t(words.taxName)} required placeholder="GST" {...bind('name')} />
        <SelectField
          label={t(words.taxIsIncluded)}
          options={[
            { value: 'no', label: t(words.taxAdded) },
            { value: 'yes', label: t(words.taxIncluded) },
          ]}
          {...bind('isIncluded')}
        />
        {taxKinds.map((kind) => (
          <TextField key={kind} label={t(words[kind])} inputMode="decimal" {...bind(kind)} />
        ))}
        <button
          type="button"
          className="icon-button"
          aria-label={t(words.removeTax)(place, tax.name)}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      </fieldset>
    </li>
  )
}
