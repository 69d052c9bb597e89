import { useId } from 'react'
import { readWords } from '#contract/catalogue/record-texts.ts'
import { buyingLabels } from '#contract/catalogue/values/buying-facts.ts'
import { mountingOf } from '#contract/catalogue/values/mounting-words.ts'
import { type Mounting, mountingLabels, mountings } from '#contract/catalogue/values/mountings.ts'
import type { Media } from '#contract/media.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { UploadArea } from '../../media/index.ts'
import { editWords as words } from './edit.words.ts'
import { type ProductFieldsProps, RecordText } from './fields.tsx'

/** Edits what buyers ask about fitting and warranty. */
export function BuyingFields(props: ProductFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <MountingField {...props} />
      <div className="form-grid">
        <RecordText {...props} field="warrantyMonths" hint={t(words.warrantyHint)} />
        <RecordText {...props} field="certificates" hint={t(words.tagsHint)} />
        <RecordText {...props} field="bands" hint={t(words.tagsHint)} />
        <RecordText {...props} field="countries" hint={t(words.countriesHint)} />
      </div>
    </>
  )
}

/** Lists documents, one per line; an upload adds one. */
export function DocumentsField(props: ProductFieldsProps) {
  const t = useTranslate()
  const addLine = ({ name, url }: Media) => {
    const line = `${name.replace(/\.pdf$/i, '')}: ${url}`
    props.form.update('documents', (text) =>
      text.includes(url) ? text : [text.trimEnd(), line].filter(Boolean).join('\n'),
    )
  }
  return (
    <div className="grid content-start gap-2">
      <RecordText {...props} field="documents" rows={3} hint={t(words.documentsHint)} />
      <UploadArea kind="document" onUploaded={addLine} />
    </div>
  )
}

/** Offers the known mountings. Other text in the record stays until it is removed. */
function MountingField({ form, preview }: ProductFieldsProps) {
  const t = useTranslate()
  const id = useId()
  const { value, error } = form.field('mounting')
  const values = readWords(value)
  const foreign = values.filter((word) => mountingOf(word) === undefined)
  const isSelected = (mounting: Mounting) => values.some((word) => mountingOf(word) === mounting)
  const warning = preview?.warnings.some(({ field }) => field === 'mounting')
  function toggle(mounting: Mounting) {
    const others = values.filter((word) => mountingOf(word) !== mounting)
    form.set('mounting', (isSelected(mounting) ? others : [...others, mounting]).join(', '))
  }
  return (
    <fieldset
      className={`field ${warning ? 'has-warning' : ''}`}
      aria-invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="mb-1 font-semibold">{t(buyingLabels.mounting)}</legend>
      <div className="flex flex-wrap gap-x-5">
        {mountings.map((mounting) => (
          <label key={mounting} className="flex min-h-11 items-center gap-2 lg:min-h-9">
            <input
              type="checkbox"
              className="size-4.5"
              checked={isSelected(mounting)}
              onChange={() => toggle(mounting)}
            />
            {t(mountingLabels[mounting])}
          </label>
        ))}
        {foreign.map((word) => (
          <label key={word} className="flex min-h-11 items-center gap-2 text-caution lg:min-h-9">
            <input
              type="checkbox"
              className="size-4.5"
              checked
              onChange={() => form.set('mounting', values.filter((one) => one !== word).join(', '))}
            />
            {t(words.asWritten)(word)}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
