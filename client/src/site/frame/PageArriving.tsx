import { useLocation } from 'react-router-dom'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { plainPath } from '../../paths.ts'
import { Arriving } from '../../ui/Arriving.tsx'
import { footerGroups } from './navigation.ts'
import { SiteTitle } from './SiteTitle.tsx'

/**
 * While a page's code is on the way: the site's title, what the menus call the page, and a line that moves, as high as a window.
 * Pages that no menu leads to bring their titles with their code.
 */
export function PageArriving() {
  const t = useTranslate()
  const page = plainPath(useLocation().pathname)
  const link = footerGroups.flatMap(({ links }) => links).find(({ to }) => to === page)
  return (
    <div className="min-h-screen">
      <SiteTitle />
      <h1 className="sr-only">{t(link?.label ?? frameWords.loading)}</h1>
      <Arriving label={t(frameWords.loading)} />
    </div>
  )
}
