import type { ProductDetail } from '#contract/catalogue/products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { periodWords, productsWords } from '../../i18n/products.words.ts'
import { FormerPrice, promotionWords } from '../../offers/index.ts'
import { useMoney } from '../catalogue/index.ts'
import { RequestQuoteLink } from './RequestQuoteLink.tsx'

/** Keeps price and main action at the bottom of a phone's screen. */
export function ActionBar({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const { format } = useMoney()
  const { msrp, period, promotion } = product.price
  return (
    <div className="action-bar fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-hairline bg-raised pt-3 pr-18 pl-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden">
      <p className="leading-tight">
        <span className="block text-fine text-ink-quiet">
          {t(promotion ? promotionWords.price : productsWords.msrp)}
        </span>
        {promotion && <FormerPrice amount={format(promotion.msrp)} />}
        <span className="text-body font-semibold">
          {msrp === null ? t(productsWords.priceOnRequest) : format(msrp) + t(periodWords[period])}
        </span>
      </p>
      <RequestQuoteLink product={product}>{t(productsWords.requestQuote)}</RequestQuoteLink>
    </div>
  )
}
