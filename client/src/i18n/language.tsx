import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { inLanguage, type Phrase } from '#contract/i18n/in-language.ts'
import {
  type Bilingual,
  defaultLanguage,
  type Language,
  languageTags,
  type ReaderLanguage,
  writtenLanguage,
} from '#contract/i18n/languages.ts'
import { englishPath, isEnglishPath } from '../paths.ts'
import { languagePreference, usePreference } from '../storage/preferences.ts'

/** Page copy is data: both languages side by side, so that a text missing in one does not compile. */
export type Dictionary = Record<string, Bilingual | Record<Language, (...values: never[]) => string>>

/** For those who know the language otherwise: the admin speaks its reader's own. */
export const LanguageContext = createContext<ReaderLanguage>(defaultLanguage)

/** Addresses under /en are English; all others speak the stored preference (design, "Language and address"). */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const preferred = usePreference(languagePreference)
  const language = isEnglishPath(pathname) ? 'en' : preferred
  useEffect(() => {
    document.documentElement.lang = languageTags[language]
  }, [language])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** Of the languages that texts are written in, the one that the reader's is, or is made of. */
export function useLanguage(): Language {
  return writtenLanguage(useReaderLanguage())
}

export function useReaderLanguage(): ReaderLanguage {
  return useContext(LanguageContext)
}

/** Picks the side of a text, or of a function that makes one, in the reader's language. */
export function useTranslate(): <Text>(phrase: Phrase<Text>) => Text {
  const language = useReaderLanguage()
  return (phrase) => inLanguage(phrase, language)
}

/** Turns an address of `paths` into the one of the language whose addresses the reader is on. */
export function useLocalPath(): (path: string) => string {
  const { pathname } = useLocation()
  return isEnglishPath(pathname) ? englishPath : (path) => path
}
