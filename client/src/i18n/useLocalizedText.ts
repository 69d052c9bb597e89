import { convertedTo } from '#contract/i18n/in-language.ts'
import { type Bilingual, languageTags, otherLanguage, writtenLanguage } from '#contract/i18n/language-values.ts'
import { useLanguage } from './language.tsx'

/** Props for a text that staff own; `lang` is set if it is not in the page's language. */
export interface LocalizedText {
  children: string
  lang?: string
}

/** Returns a function that picks the reader's language, falling back to the other one. */
export function useLocalizedText(): (text: Bilingual) => LocalizedText {
  const language = useLanguage()
  return (text) => {
    const own = text[writtenLanguage(language)]
    if (own) return { children: convertedTo(language, own) }
    const other = otherLanguage(language)
    return text[other] ? { children: text[other], lang: languageTags[other] } : { children: '' }
  }
}
