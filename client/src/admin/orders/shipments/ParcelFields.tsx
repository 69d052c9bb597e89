import { useId } from 'react'
import { carrierNames } from '#contract/catalogue/carriers.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import type { StaffFormState } from '../../records/form/index.ts'
import { shipmentsWords as words } from './shipments.words.ts'

// A type alias, because interfaces have no index signature.
export type ParcelValues = {
  carrier: string
  /** One number per line. */
  trackingNumbers: string
}

interface ParcelFieldsProps {
  form: {
    field: (name: keyof ParcelValues) => ReturnType<StaffFormState<ParcelValues>['field']>
    errorOf: (path: string) => string | undefined
  }
}

/** Renders the fields for the carrier and the tracking numbers of a shipment. */
export function ParcelFields({ form }: ParcelFieldsProps) {
  const t = useTranslate()
  const numbers = form.field('trackingNumbers')
  const wrong = form.errorOf('trackingNumbers')
  return (
    <>
      <CarrierField field={form.field('carrier')} />
      <TextArea
        label={t(words.trackingNumbers)}
        hint={t(words.trackingHint)}
        rows={2}
        autoComplete="off"
        spellCheck={false}
        {...numbers}
        error={wrong}
      />
    </>
  )
}

/** Renders the field of a carrier, which suggests the known ones. */
export function CarrierField({ field }: { field: ReturnType<StaffFormState<{ carrier: string }>['field']> }) {
  const t = useTranslate()
  const carriers = useId()
  return (
    <>
      <TextField label={t(words.carrier)} hint={t(words.carrierHint)} list={carriers} autoComplete="off" {...field} />
      <datalist id={carriers}>
        {carrierNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** Maps a refused number, `trackingNumbers.2`, to the field of all. */
export function parcelFieldOf(path: string): string {
  return path.startsWith('trackingNumbers.') ? 'trackingNumbers' : path
}

export function numbersOf(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((number) => number.trim())
    .filter(Boolean)
}
