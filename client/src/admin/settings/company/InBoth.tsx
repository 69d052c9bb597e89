import type { ComponentProps } from 'react'
import { writtenLanguages } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { fieldLanguageWords, companyWords as words } from './company.words.ts'
import type { RowFields } from './rows.ts'

interface InBothProps {
  label: string
  /** Ties the text of a language to the form. */
  tie: ReturnType<RowFields<object>['inLanguage']>
  /** Of a text of several lines. */
  rows?: ComponentProps<'textarea'>['rows']
}

/** A text in both languages, side by side where there is room. */
export function InBoth({ label, tie, rows }: InBothProps) {
  const t = useTranslate()
  return (
    <div className="settings-pair">
      {writtenLanguages.map((language) => {
        const field = { ...tie(language), label: t(words.inLanguage)(label, t(fieldLanguageWords[language])) }
        return rows ? <TextArea key={language} {...field} rows={rows} /> : <TextField key={language} {...field} />
      })}
    </div>
  )
}
