import { convertedTo } from '#contract/i18n/in-language.ts'
import { type Bilingual, languageTags, otherLanguage, writtenLanguage } from '#contract/i18n/language-values.ts'
import { useLanguage } from './language.tsx'

/** A text that staff own, as a reader sees it: spread into an element, with `lang` where it is not in the page's language. */
export interface Written {
  children: string
  lang?: string
}

/** Reads a text in the reader's language; what is missing there, in the other. */
export function useWritten(): (text: Bilingual) => Written {
  const language = useLanguage()
  return (text) => {
    const own = text[writtenLanguage(language)]
    if (own) return { children: convertedTo(language, own) }
    const other = otherLanguage(language)
    return text[other] ? { children: text[other], lang: languageTags[other] } : { children: '' }
  }
}
