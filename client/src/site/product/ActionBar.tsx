import type { ProductDetail } from '#contract/products.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { periodWords, productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { nameOf } from '../catalogue/product-texts.ts'
import { useMoney } from '../catalogue/useMoney.ts'

/** On a phone, price and the main action stay within reach of the thumb. */
export function ActionBar({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const { format } = useMoney()
  const { text: name } = nameOf(product, useLanguage())
  const { msrp, period } = product.price
  return (
    <div className="action-bar print:hidden">
      <p className="leading-tight">
        <span className="block text-fine text-ink-quiet">{t(productsWords.msrp)}</span>
        <span className="text-body font-semibold">
          {msrp === null ? t(productsWords.priceOnRequest) : format(msrp) + t(periodWords[period])}
        </span>
      </p>
      <LocalLink to={paths.quoteOf(name)} className={buttonClass('primary', 'large')}>
        {t(productWords.requestQuoteShort)}
      </LocalLink>
    </div>
  )
}
