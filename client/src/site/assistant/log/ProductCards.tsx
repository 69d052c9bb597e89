import type { ProductSummary } from '#contract/catalogue/products.ts'
import { answerWords } from '../../../answers/index.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { periodWords, productsWords } from '../../../i18n/products.words.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { AddToQuote, nameOf, Picture, useMoney } from '../../catalogue/index.ts'

/** The products that an answer names, as the catalogue has them now: what to pay, what is there, and into the quotation. */
export function ProductCards({ products }: { products: readonly ProductSummary[] }) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <ul aria-label={t(answerWords.products)} className="answer-products">
      {products.map((product) => (
        <Card key={product.slug} product={product} />
      ))}
    </ul>
  )
}

function Card({ product }: { product: ProductSummary }) {
  const t = useTranslate()
  const name = nameOf(product, useLanguage())
  const { format } = useMoney()
  const { msrp, period } = product.price
  return (
    <li>
      <Picture product={product} />
      <div className="min-w-0">
        <LocalLink to={paths.product(product.slug)} lang={name.lang} className="answer-product">
          {name.text}
        </LocalLink>
        <p className="answer-terms">
          <strong>{msrp === null ? t(productsWords.priceOnRequest) : format(msrp) + t(periodWords[period])}</strong>
          <Badge tone={product.inStock ? 'signal' : 'caution'}>
            {t(product.inStock ? productsWords.inStock : productsWords.outOfStock)}
          </Badge>
        </p>
      </div>
      <AddToQuote product={product} variant="secondary" size="compact" disabled={!product.inStock} />
    </li>
  )
}
