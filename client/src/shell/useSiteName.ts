import { inLanguage } from '#contract/i18n/in-language.ts'
import { writtenLanguage } from '#contract/i18n/language-values.ts'
import { useSite } from '../api/site.ts'
import { frameWords } from '../i18n/frame.words.ts'
import { useLanguage, useSiteLanguage } from '../i18n/language.tsx'

/** The company's name: for staff as it is written, since a name is data; on the site's own pages in the language that they are read in. */
export function useSiteName(): string {
  const written = writtenLanguage(useLanguage())
  const language = useSiteLanguage() ?? written
  return inLanguage(useSite()?.name ?? frameWords.siteName, language)
}
