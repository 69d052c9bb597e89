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
import { inLanguage, isSpoken, type Phrase } from '#contract/i18n/in-language.ts'
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
import { useLocation } from '../router/index.ts'
import { languagePreference, usePreference } from '../storage/preferences.ts'

/** Page copy is data: both languages side by side, so that a text missing in one does not compile. */
export type Dictionary = Record<string, Bilingual | Record<Language, (...values: never[]) => string>>

/** For those who know the language otherwise: the admin speaks its reader's own. */
export const LanguageContext = createContext<ReaderLanguage>(defaultLanguage)

/** Null where the address names no language; undefined in the admin. */
const AddressLanguageContext = createContext<ReaderLanguage | null | undefined>(undefined)

/** The language that the address begins with; undefined where it names none, as in the admin. */
function useAddressLanguage(): ReaderLanguage | undefined {
  return useContext(AddressLanguageContext) ?? undefined
}

/** The language that the site's page is read in; undefined in the admin. */
export function useSiteLanguage(): ReaderLanguage | undefined {
  const language = useLanguage()
  return useContext(AddressLanguageContext) === undefined ? undefined : language
}

/** Addresses that begin with a language speak it; all others the stored preference (design, "Language and address"). */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const named = languageAt(useLocation().pathname)
  const preferred = usePreference(languagePreference)
  // Another tab may choose one whose dictionary is not here: it is loaded while the former language stays.
  const spokenBefore = useDeferredValue(preferred)
  const language = useSpoken(named ?? (needsConversion(preferred) ? spokenBefore : preferred))
  useEffect(() => {
    const { documentElement } = document
    // said again, it would have the browser style the whole page anew
    if (documentElement.lang !== languageTags[language]) documentElement.lang = languageTags[language]
  }, [language])
  return (
    <AddressLanguageContext value={named ?? null}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </AddressLanguageContext>
  )
}

let loading: Promise<unknown> | undefined

/** What makes languages that nobody writes; it is settled as well where that cannot be had, and tried again once the network is back. */
export function loadConversion(): Promise<unknown> {
  loading ??= import('#contract/i18n/simplified.ts').catch(() => undefined)
  return loading
}

/** Whether a language is made of another, by a dictionary that is still to be loaded. */
export function needsConversion(language: ReaderLanguage | undefined): boolean {
  return language !== undefined && !isSpoken(language)
}

/** The language, once it can be spoken: until then, what is shown stays. Where its dictionary cannot be had, it is what it is made of. */
function useSpoken(language: ReaderLanguage): ReaderLanguage {
  if (needsConversion(language)) use(loadConversion())
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const isMissing = needsConversion(language)
  useEffect(() => {
    if (!isMissing) return
    const tryAgain = () => {
      loading = undefined
      startTransition(renderAgain)
    }
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isMissing])
  return isSpoken(language) ? language : writtenLanguage(language)
}

export function useLanguage(): ReaderLanguage {
  return useContext(LanguageContext)
}

/** Picks the side of a text, or of a function that makes one, in the reader's language. */
export function useTranslate(): <Text>(phrase: Phrase<Text>) => Text {
  const language = useLanguage()
  return (phrase) => inLanguage(phrase, language)
}

/** Turns an address of `paths` into the one of the language whose addresses the reader is on. */
export function useLocalPath(): (path: string) => string {
  const language = useAddressLanguage()
  return (path) => (language ? pathIn(path, language) : path)
}
