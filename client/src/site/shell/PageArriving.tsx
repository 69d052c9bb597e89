import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SiteTitle } from '../../shell/index.ts'
import { Arriving } from '../../ui/loading/Arriving.tsx'

/** While a page's code is on the way: the site's title, and a line that moves, as high as a window. */
export function PageArriving() {
  const t = useTranslate()
  return (
    <div className="min-h-screen">
      <SiteTitle />
      <Arriving label={t(frameWords.loading)} />
    </div>
  )
}
