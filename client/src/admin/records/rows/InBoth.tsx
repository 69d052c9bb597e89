import '../form/settings-form.css'
import type { ComponentProps } from 'react'
import { type Language, writtenLanguages } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { FieldTie } from './rows.ts'
import { fieldLanguageWords, rowsWords as words } from './rows.words.ts'

interface InBothProps {
  label: string
  /** Ties the text of a language to the form. */
  tie: (language: Language) => FieldTie
  /** Of a text of several lines. */
  rows?: ComponentProps<'textarea'>['rows']
  hint?: string | undefined
}

/** A text in both languages, side by side where there is room. */
export function InBoth({ label, tie, rows, hint }: InBothProps) {
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
