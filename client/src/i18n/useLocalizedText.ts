import { convertedTo } from '#contract/i18n/in-language.ts'
import {
  type Bilingual,
  languageTags,
  otherLanguage,
  type ReaderLanguage,
  writtenLanguage,
} from '#contract/i18n/language-values.ts'
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

const chinese = /\p{Script=Han}/u

/** Returns the `lang` attribute for text written by a person; undefined if it is in the page's language. */
export function langOf(text: string, language: ReaderLanguage): string | undefined {
  return language !== 'zh-TW' && chinese.test(text) ? languageTags['zh-TW'] : undefined
}

/** Returns such a text for display, converted if the reader uses Simplified Chinese. */
export function displayText(text: string, language: ReaderLanguage): { text: string; lang: string | undefined } {
  return { text: convertedTo(language, text), lang: langOf(text, writtenLanguage(language)) }
}
