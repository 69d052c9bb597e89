import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useContext,
  useDeferredValue,
  useEffect,
  useReducer,
} from 'react'
import { useLocation } from 'react-router-dom'
import { inLanguage, isSpoken, type Phrase, startTranslations } from '#contract/i18n/in-language.ts'
import {
  type Bilingual,
  defaultLanguage,
  type Language,
  languageAt,
  languageTags,
  type ReaderLanguage,
  writtenLanguage,
} from '#contract/i18n/language-values.ts'
import { pathIn } from '../paths.ts'
import { languagePreference, usePreference } from '../storage/preferences.ts'

/** Page copy with both languages side by side, so that a missing translation does not compile. */
export type Dictionary = Record<string, Bilingual | Record<Language, (...values: never[]) => string>>

/** Exported for the admin, which takes the language from the user's profile. */
export const LanguageContext = createContext<ReaderLanguage>(defaultLanguage)

/** Null if the address names no language; undefined in the admin. */
const AddressLanguageContext = createContext<ReaderLanguage | null | undefined>(undefined)

function useAddressLanguage(): ReaderLanguage | undefined {
  return useContext(AddressLanguageContext) ?? undefined
}

/** Returns the language of the site's page; undefined in the admin. */
export function useSiteLanguage(): ReaderLanguage | undefined {
  const language = useLanguage()
  return useContext(AddressLanguageContext) === undefined ? undefined : language
}

/** Provides the language: the one in the address, otherwise the stored preference. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const named = languageAt(useLocation().pathname)
  const preferred = usePreference(languagePreference)
  // Another tab may choose a language whose dictionary is not loaded: the previous language stays meanwhile.
  const previousPreferred = useDeferredValue(preferred)
  const language = useLoadedLanguage(named ?? (needsLoading(preferred) ? previousPreferred : preferred))
  useEffect(() => {
    const { documentElement } = document
    // Setting the same value again would recalculate the styles of the whole page.
    if (documentElement.lang !== languageTags[language]) documentElement.lang = languageTags[language]
  }, [language])
  return (
    <AddressLanguageContext value={named ?? null}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </AddressLanguageContext>
  )
}

let translationFiles: Record<string, () => Promise<unknown>> = {}

/** Sets which files of content/translations can be loaded. The site and the admin, two builds, have different ones. */
export function setTranslationFiles(files: typeof translationFiles): void {
  translationFiles = files
}

const loading = new Map<ReaderLanguage, Promise<unknown>>()

/** Loads the conversion or the translations of a language. Also resolves on failure; retried once the network is back. */
export function loadLanguage(language: ReaderLanguage): Promise<unknown> {
  const known = loading.get(language)
  if (known) return known
  const loaded = language === 'zh-CN' ? import('#contract/i18n/simplified.ts') : loadTranslations(language)
  const settled = loaded.catch(() => undefined)
  loading.set(language, settled)
  return settled
}

async function loadTranslations(language: ReaderLanguage): Promise<void> {
  const files = Object.keys(translationFiles).filter((file) => file.includes(`/translations/${language}/`))
  await Promise.all(files.map((file) => translationFiles[file]?.()))
  startTranslations(language)
}

/** Returns whether the language needs a conversion or translations that are not loaded yet. */
export function needsLoading(language: ReaderLanguage | undefined): boolean {
  return language !== undefined && !isSpoken(language)
}

/**
 * Returns the language once its dictionary is loaded, suspending until then; falls back to the source language if
 * loading fails.
 */
function useLoadedLanguage(language: ReaderLanguage): ReaderLanguage {
  if (needsLoading(language)) use(loadLanguage(language))
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const isMissing = needsLoading(language)
  useEffect(() => {
    if (!isMissing) return
    const tryAgain = () => {
      loading.delete(language)
      startTransition(renderAgain)
    }
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isMissing, language])
  return isSpoken(language) ? language : writtenLanguage(language)
}

export function useLanguage(): ReaderLanguage {
  return useContext(LanguageContext)
}

/** Returns a function that picks a text, or a function that makes one, in the reader's language. */
export function useTranslate(): <Text>(phrase: Phrase<Text>) => Text {
  const language = useLanguage()
  return (phrase) => inLanguage(phrase, language)
}

/** Returns a function that adds the current language prefix to one of `paths`. */
export function useLocalPath(): (path: string) => string {
  const language = useAddressLanguage()
  return (path) => (language ? pathIn(path, language) : path)
}
