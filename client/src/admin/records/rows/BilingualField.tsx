import '../form/settings-form.css'
import type { ComponentProps } from 'react'
import { type Language, writtenLanguages } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import type { FieldTie } from './rows.ts'
import { fieldLanguageWords, rowsWords as words } from './rows.words.ts'

interface BilingualFieldProps {
  label: string
  /** Returns the field's binding for a language. */
  tie: (language: Language) => FieldTie
  /** Makes it a text area. */
  rows?: ComponentProps<'textarea'>['rows']
  hint?: string | undefined
}

/** Renders a text field for each language, side by side where there is room. */
export function BilingualField({ label, tie, rows, hint }: BilingualFieldProps) {
  const t = useTranslate()
  return (
    <div className="settings-pair">
      {writtenLanguages.map((language) => {
        const field = { ...tie(language), hint, label: t(words.inLanguage)(label, t(fieldLanguageWords[language])) }
        return rows ? <TextArea key={language} {...field} rows={rows} /> : <TextField key={language} {...field} />
      })}
    </div>
  )
}
