import { inLanguage } from '#contract/i18n/in-language.ts'
import { writtenLanguage } from '#contract/i18n/language-values.ts'
import { useSite } from '../api/site.ts'
import { frameWords } from '../i18n/frame.words.ts'
import { useLanguage, useSiteLanguage, useTranslate } from '../i18n/language.tsx'
import { useOrigin } from '../ui/browser/hydration.ts'

/** Renders the title while a page's code loads; the page's own title comes with it. */
export function SiteTitle() {
  const t = useTranslate()
  return <title>{t(useSite()?.name ?? frameWords.siteName)}</title>
}

/** Returns the origin that search engines and shared links are given: the configured one, else the one the reader is on. */
export function useSiteOrigin(): string {
  const here = useOrigin()
  return useSite()?.origin ?? here
}

/** Returns the company's name: for staff as it is written, since a name is data; on the site's own pages in the language that they are read in. */
export function useSiteName(): string {
  const written = writtenLanguage(useLanguage())
  const language = useSiteLanguage() ?? written
  return inLanguage(useSite()?.name ?? frameWords.siteName, language)
}
