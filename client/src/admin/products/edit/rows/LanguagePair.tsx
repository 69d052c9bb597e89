import { type ReactNode, useState } from 'react'
import { type Language, writtenLanguages } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { ChoiceButtons } from '../../../ui/ChoiceButtons.tsx'
import { languageWords, previewWords } from '../../../ui/preview/preview.words.ts'

interface LanguagePairProps {
  /** Number of rows in each language. */
  counts: Record<Language, number>
  /** Language that has an error. */
  faulty: Language | undefined
  children: Record<Language, ReactNode>
}

/** Shows rows in both languages side by side, or one at a time where the card is narrow. */
export function LanguagePair({ counts, faulty, children }: LanguagePairProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<Language>(writtenLanguages[0])
  const shown = faulty ?? chosen
  return (
    <>
      <div className="@min-[46rem]:hidden">
        <ChoiceButtons
          label={t(previewWords.language)}
          isLabelHidden
          chosen={shown}
          choices={writtenLanguages.map((id) => ({ id, name: `${t(languageWords[id])} (${counts[id]})` }))}
          onChoose={setChosen}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 @min-[46rem]:grid-cols-[repeat(2,minmax(0,1fr))]">
        {writtenLanguages.map((language) => (
          <div key={language} className={language === shown ? '' : '@max-[46rem]:hidden'}>
            {children[language]}
          </div>
        ))}
      </div>
    </>
  )
}
