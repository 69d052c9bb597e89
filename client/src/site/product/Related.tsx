import type { ProductSummary } from '#contract/catalogue/products.ts'
import { accessoriesLabel } from '#contract/catalogue/values/buying-words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { periodWords, productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { nameOf, Picture, useMoney } from '../catalogue/index.ts'

/** Lists up to three products of the same category. */
export function Related({ products }: { products: ProductSummary[] }) {
  const t = useTranslate()
  return <ProductCards title={t(productWords.related)} products={products} className="print:hidden" />
}

export function Accessories({ products }: { products: ProductSummary[] }) {
  const t = useTranslate()
  return <ProductCards title={t(accessoriesLabel)} products={products} />
}

interface ProductCardsProps {
  title: string
  products: ProductSummary[]
  className?: string
}

function ProductCards({ title, products, className = '' }: ProductCardsProps) {
  if (products.length === 0) return null
  return (
    <section className={`mt-16 ${className}`}>
      <h2 className="heading text-title">{title}</h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-3">
        {products.map((product) => (
          <RelatedCard key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}

function RelatedCard({ product }: { product: ProductSummary }) {
  const t = useTranslate()
  const { format } = useMoney()
  const name = nameOf(product, useLanguage())
  const { msrp, period } = product.price
  return (
    <li>
      <LocalLink
        to={paths.product(product.slug)}
        className="grid h-full grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 rounded-panel sm:max-lg:grid-cols-1 sm:max-lg:content-start border border-hairline p-3 hover:border-ink"
      >
        <Picture product={product} sizes="(min-width: 64rem) 7rem, (min-width: 40rem) 27vw, 7rem" />
        <span className="min-w-0">
          <span className="block text-body leading-snug font-semibold" lang={name.lang}>
            {name.text}
          </span>
          <span className="mt-1 block">
            {msrp === null ? t(productsWords.priceOnRequest) : format(msrp) + t(periodWords[period])}
          </span>
          <Badge tone={product.inStock ? 'signal' : 'caution'}>
            {t(product.inStock ? productsWords.inStock : productsWords.outOfStock)}
          </Badge>
        </span>
      </LocalLink>
    </li>
  )
}
