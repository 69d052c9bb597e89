import { useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { PageHead } from '../../shell/index.ts'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { sheetClass, summaryClass } from './product-sheet.ts'

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
