import { useSite } from '../api/site.ts'
import { frameWords } from '../i18n/frame.words.ts'
import { useTranslate } from '../i18n/language.tsx'

/** The browser's tab while a page's code is on the way: the page's own title comes with it. */
export function SiteTitle() {
  const t = useTranslate()
  return <title>{t(useSite()?.name ?? frameWords.siteName)}</title>
}
