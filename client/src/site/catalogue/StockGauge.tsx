import type { ProductSummary } from '#contract/catalogue/products.ts'
import { lowStockThreshold } from '#contract/catalogue/values/product-values.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { quantityWords } from '../../i18n/products.words.ts'
import { Ticks } from '../../ui/figures/Ticks.tsx'

const tickCount = 10
const unitsPerTick = 10

/** Draws the stock as up to ten ticks of ten units. */
export function StockGauge({ product }: { product: ProductSummary }) {
  const t = useTranslate()
  const quantity = product.inStock ? product.stockQuantity : 0
  const tone = quantity > lowStockThreshold ? 'signal' : 'caution'
  return (
    <div>
      <Ticks count={tickCount} filled={quantity / unitsPerTick} tone={tone} />
      <p className="mt-1 text-fine text-ink-quiet">{t(quantityWords[product.category])(quantity)}</p>
    </div>
  )
}
