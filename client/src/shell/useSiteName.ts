import { writtenLanguage } from '#contract/i18n/languages.ts'
import { useSite } from '../api/site.ts'
import { frameWords } from '../i18n/frame.words.ts'
import { useLanguage } from '../i18n/language.tsx'

/** The company's name as it is written, for staff: a name is data, and is not converted as phrases are. */
export function useSiteName(): string {
  return (useSite()?.name ?? frameWords.siteName)[writtenLanguage(useLanguage())]
}
