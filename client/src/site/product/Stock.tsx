import type { ProductDetail } from '#contract/catalogue/products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { availabilityWords } from '../../i18n/products.words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { StockQuantity } from '../catalogue/index.ts'

export function Stock({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const tone = product.stockStatus === 'in-stock' ? 'signal' : 'caution'
  return (
    <section aria-label={t(productWords.stock)} className="flex flex-wrap items-baseline gap-x-4">
      <Badge tone={tone}>{t(availabilityWords[product.availability])}</Badge>
      <StockQuantity product={product} />
    </section>
  )
}
