import './products.css'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { catalogueWords } from './catalogue.words.ts'
import { ProductRow } from './ProductRow.tsx'

interface ProductRowsProps {
  products: ProductSummary[]
  /** Dims the rows while another list loads. */
  isBusy?: boolean
}

export function ProductRows({ products, isBusy = false }: ProductRowsProps) {
  return (
    <div className="@container">
      <ColumnHeads />
      <ul aria-busy={isBusy} className={`transition-opacity ${isBusy ? 'opacity-60' : ''}`}>
        {products.map((product, index) => (
          <ProductRow key={product.id} product={product} isFirst={index === 0} />
        ))}
      </ul>
    </div>
  )
}

/** Hidden from screen readers: each value has its own label. */
function ColumnHeads() {
  const t = useTranslate()
  return (
    <div aria-hidden="true" className="product-columns border-t border-ink py-2 text-fine text-ink-quiet max-lg:hidden">
      <span className="[grid-area:identity]">{t(catalogueWords.columnProduct)}</span>
      <span className="[grid-area:features]">{t(catalogueWords.columnFeatures)}</span>
      <span className="[grid-area:stock]">{t(catalogueWords.columnStock)}</span>
      <span className="text-right [grid-area:price]">{t(catalogueWords.columnPrice)}</span>
    </div>
  )
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f']

export function ProductRowsSkeleton() {
  const t = useTranslate()
  return (
    <div className="@container">
      <p role="status" className="sr-only">
        {t(catalogueWords.loading)}
      </p>
      <ColumnHeads />
      <div>
        {placeholders.map((placeholder) => (
          <div key={placeholder} className="product-row">
            <Skeleton className="aspect-4/3 w-full [grid-area:picture]" />
            <div className="grid content-start gap-2 [grid-area:identity]">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-6 w-48 max-w-full" />
              <Skeleton className="h-10 w-full" />
            </div>
            <Skeleton className="h-24 w-full [grid-area:features]" />
            <Skeleton className="h-10 w-full [grid-area:stock]" />
            <Skeleton className="ml-auto h-12 w-28 [grid-area:price]" />
            <Skeleton className="h-11 w-full [grid-area:actions] lg:h-28" />
          </div>
        ))}
      </div>
    </div>
  )
}
