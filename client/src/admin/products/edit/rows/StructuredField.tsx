import { type ReactNode, useState } from 'react'
import { languageTags } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Field, FieldError } from '../../../../ui/fields/Field.tsx'
import { recordFieldWords } from '../../../words/record-fields.words.ts'
import { editWords as words } from '../edit.words.ts'
import type { ProductFieldsProps } from '../fields.tsx'
import type { TextField } from '../product-values.ts'

interface StructuredFieldProps extends Pick<ProductFieldsProps, 'form'> {
  field: Extract<TextField, 'features' | 'featuresEn' | 'specifications' | 'specificationsEn'>
  /** Explains the text's syntax. */
  hint: string
  /** Renders the rows. @param lang of the typed text, where it is not the page's */
  children: (lang: string | undefined) => ReactNode
}

const frameClass = 'relative grid min-w-0 content-start gap-2'

/** Edits a text with rows in it, either as rows or as plain text. */
export function StructuredField({ form, field, hint, children }: StructuredFieldProps) {
  const t = useTranslate()
  const [isPlain, setPlain] = useState(false)
  const { value, error, onChange } = form.field(field)
  const label = t(recordFieldWords[field])
  const lang = field.endsWith('En') ? languageTags.en : undefined
  const toggle = (
    <button
      type="button"
      className="link absolute top-0 right-0 min-h-7 text-fine text-ink-quiet"
      onClick={() => setPlain(!isPlain)}
    >
      {t(isPlain ? words.asRows : words.asText)}
    </button>
  )
  if (isPlain) {
    return (
      <div className={`${frameClass} [&>.field>label]:pr-36`}>
        {toggle}
        <Field label={label} hint={hint} error={error}>
          {(ties) => (
            <textarea
              {...ties}
              name={field}
              rows={10}
              className="control"
              lang={lang}
              value={value}
              onChange={onChange}
            />
          )}
        </Field>
      </div>
    )
  }
  return (
    <fieldset className={frameClass} aria-invalid={error !== undefined} tabIndex={-1}>
      {toggle}
      <legend className="float-start w-full pr-36 font-semibold">{label}</legend>
      {value === '' && <p className="field-hint">{t(words.noRows)}</p>}
      {children(lang)}
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </fieldset>
  )
}
