import { useTranslate } from '../../i18n/language.tsx'
import { SiteTitle } from '../../shell/index.ts'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { uiWords } from '../ui/ui.words.ts'

/** Placeholder while a screen's code loads, with document title and heading. */
export function ScreenSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true" className="grid gap-6">
      <SiteTitle />
      <h1 className="sr-only">{t(uiWords.loading)}</h1>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
