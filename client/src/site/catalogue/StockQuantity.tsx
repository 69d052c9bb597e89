import type { ProductSummary } from '#contract/catalogue/products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { quantityWords } from '../../i18n/products.words.ts'

export function StockQuantity({ product }: { product: ProductSummary }) {
  const t = useTranslate()
  const quantity = product.inStock ? product.stockQuantity : 0
  return <p className="text-fine text-ink-quiet">{t(quantityWords[product.category])(quantity)}</p>
}
