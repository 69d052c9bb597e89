import { useState } from 'react'
import { type Language, writtenLanguage, writtenLanguages } from '#contract/i18n/languages.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { ChoiceButtons } from '../ChoiceButtons.tsx'
import { languageWords, previewWords as words } from './preview.words.ts'

const themes = ['light', 'dark'] as const
const widths = ['phone', 'whole'] as const

export interface PreviewLook {
  language: Language
  theme: (typeof themes)[number]
  width: (typeof widths)[number]
}

/** Classes of the frame at each width. */
export const previewWidths = { phone: 'w-[390px]', whole: 'w-full' }

/** Returns how a preview is shown; it begins in the reader's language. */
export function usePreviewLook(width: PreviewLook['width'] = 'whole') {
  const language = writtenLanguage(useLanguage())
  return useState<PreviewLook>({ language, theme: 'light', width })
}

interface PreviewChoicesProps {
  look: PreviewLook
  onChange: (look: PreviewLook) => void
  /** The frame has a fixed width. */
  isFixed?: boolean
}

/** Chooses language, theme and width of a preview. */
export function PreviewChoices({ look, onChange, isFixed = false }: PreviewChoicesProps) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      <ChoiceButtons
        isLabelHidden={isFixed}
        label={t(words.language)}
        chosen={look.language}
        choices={writtenLanguages.map((id) => ({ id, name: t(languageWords[id]) }))}
        onChoose={(language) => onChange({ ...look, language })}
      />
      <ChoiceButtons
        isLabelHidden={isFixed}
        label={t(words.theme)}
        chosen={look.theme}
        choices={themes.map((id) => ({ id, name: t(words[id]) }))}
        onChoose={(theme) => onChange({ ...look, theme })}
      />
      {!isFixed && (
        <ChoiceButtons
          isLabelHidden={isFixed}
          label={t(words.width)}
          chosen={look.width}
          choices={widths.map((id) => ({ id, name: t(words[id]) }))}
          onChoose={(width) => onChange({ ...look, width })}
        />
      )}
    </div>
  )
}
