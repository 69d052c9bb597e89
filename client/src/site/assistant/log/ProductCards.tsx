import type { ProductSummary } from '#contract/catalogue/products.ts'
import { answerWords } from '../../../answers/index.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { periodWords, productsWords } from '../../../i18n/products.words.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { AddToQuote, nameOf, Picture, useMoney } from '../../catalogue/index.ts'

export function ProductCards({ products }: { products: readonly ProductSummary[] }) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <ul aria-label={t(answerWords.products)} className="answer-products mt-3.5 border-t border-hairline">
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
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-hairline py-2.5 leading-[1.4] @min-[26rem]/chat:grid-cols-[4rem_minmax(0,1fr)_auto] [&>:last-child]:col-2 [&>:last-child]:justify-self-start @min-[26rem]/chat:[&>:last-child]:col-auto @min-[26rem]/chat:[&>:last-child]:justify-self-end">
      <Picture product={product} />
      <div className="min-w-0">
        <LocalLink to={paths.product(product.slug)} lang={name.lang} className="block font-semibold hover:text-signal">
          {name.text}
        </LocalLink>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="font-semibold">
            {msrp === null ? t(productsWords.priceOnRequest) : format(msrp) + t(periodWords[period])}
          </strong>
          <Badge tone={product.inStock ? 'signal' : 'caution'}>
            {t(product.inStock ? productsWords.inStock : productsWords.outOfStock)}
          </Badge>
        </p>
      </div>
      <AddToQuote product={product} variant="secondary" size="compact" />
    </li>
  )
}
