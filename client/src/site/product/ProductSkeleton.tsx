import { useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { PageHead } from '../../shell/index.ts'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'

export function ProductSkeleton() {
  const t = useTranslate()
  return (
    <div className="page pt-4 lg:pt-6">
      <PageHead title={t(productWords.loading)} isListed={false} />
      <div role="status" className="sr-only">
        <h1>{t(productWords.loading)}</h1>
      </div>
      <Skeleton className="h-5 w-64 max-w-full" />
      <div className={sheetClass}>
        <Skeleton className="aspect-4/3 w-full md:[grid-area:gallery]" />
        <div className={summaryClass}>
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
        <Skeleton className="h-32 w-full md:self-start md:[grid-area:claims]" />
      </div>
    </div>
  )
}

/** Layout shared by a product and its skeleton. */
export const sheetClass =
  "mt-2 grid gap-6 md:gap-8 md:[grid-template:'gallery_summary'_auto_'claims_claims'_auto/minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-16 lg:[grid-template:'gallery_summary'_auto_'claims_summary'_1fr/minmax(0,7fr)_minmax(0,5fr)]"
export const summaryClass = 'grid content-start gap-5 wrap-anywhere md:[grid-area:summary]'
