import { useId, useState } from 'react'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { languageTags, writtenInWords, writtenLanguage, writtenLanguages } from '#contract/i18n/languages.ts'
import { templateIn } from '#contract/requests/reply-templates.ts'
import { allReplyVariables, fillVariables } from '#contract/requests/reply-variables.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx'
import type { TemplateValues } from './template-values.ts'
import { variableWords, templatesWords as words } from './templates.words.ts'

/** Shows the template in either language, filled in with examples. */
export function TemplatePreview({ values }: { values: TemplateValues }) {
  const t = useTranslate()
  const id = useId()
  const [language, setLanguage] = useState(writtenLanguage(useLanguage()))
  const template = templateIn(values, language)
  const examples = Object.fromEntries(
    allReplyVariables.map((name) => [name, inLanguage(variableWords[name].example, language)]),
  )
  return (
    <section aria-labelledby={id} className="form-section">
      <h2 id={id} className="font-semibold">
        {t(words.preview)}
      </h2>
      <ChoiceButtons
        isLabelHidden
        label={t(words.previewLanguage)}
        chosen={language}
        choices={writtenLanguages.map((one) => ({ id: one, name: t(writtenInWords[one]) }))}
        onChoose={setLanguage}
      />
      {template ? (
        <div className="rounded-panel border border-hairline bg-raised p-4 wrap-anywhere">
          <p>
            <span className="text-ink-quiet">{t(words.previewSubject)}</span>{' '}
            {template.subject ? (
              <strong lang={languageTags[language]}>{fillVariables(template.subject, examples)}</strong>
            ) : (
              <span className="text-ink-quiet">{t(words.sameSubject)}</span>
            )}
          </p>
          <p className="mt-3 max-w-[42em] whitespace-pre-line" lang={languageTags[language]}>
            {fillVariables(template.text, examples)}
          </p>
        </div>
      ) : (
        <p className="text-ink-quiet">{t(words.previewEmpty)}</p>
      )}
    </section>
  )
}
