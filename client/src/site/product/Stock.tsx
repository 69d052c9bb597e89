import type { ProductDetail } from '#contract/catalogue/products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { availabilityWords } from '../../i18n/products.words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { StockGauge } from '../catalogue/index.ts'

export function Stock({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const tone = product.stockStatus === 'in-stock' ? 'signal' : 'caution'
  return (
    <section aria-label={t(productWords.stock)} className="grid grid-cols-[auto_minmax(0,12rem)] items-start gap-x-6">
      <Badge tone={tone}>{t(availabilityWords[product.availability])}</Badge>
      <div className="pt-1.5">
        <StockGauge product={product} />
      </div>
    </section>
  )
}
