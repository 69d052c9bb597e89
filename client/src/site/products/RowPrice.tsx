import { Check } from 'lucide-react'
import type { Price } from '#contract/catalogue/products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { periodWords, productsWords } from '../../i18n/products.words.ts'
import { FormerPrice, OfferEnd } from '../../offers/index.ts'
import { useMoney } from '../catalogue/index.ts'
import { catalogueWords } from './catalogue.words.ts'

export function RowPrice({ price }: { price: Price }) {
  const t = useTranslate()
  const { format } = useMoney()
  const period = t(periodWords[price.period])
  return (
    <div className="min-w-0 md:text-right [grid-area:price]">
      {price.msrp === null ? (
        <p className="font-semibold">{t(productsWords.priceOnRequest)}</p>
      ) : (
        <p className="leading-tight">
          {price.promotion ? (
            <FormerPrice amount={format(price.promotion.msrp)} />
          ) : (
            <span className="sr-only">{t(productsWords.msrp)} </span>
          )}
          <span className="text-body font-semibold whitespace-nowrap md:text-title">{format(price.msrp)}</span>
          <span className="inline-block text-fine text-ink-quiet">{period}</span>
        </p>
      )}
      {price.partnerPrice !== null && (
        <p className="mt-1 text-fine text-ink-quiet">
          {t(productsWords.partnerPrice)}{' '}
          <span className="inline-block">
            <span className="whitespace-nowrap text-ink">{format(price.partnerPrice)}</span>
            {period}
          </span>
        </p>
      )}
      {price.promotion && (
        <p className="mt-1">
          <OfferEnd until={price.promotion.until} />
        </p>
      )}
      {price.connectivity.annualFee === 0 && (
        <p className="mt-1 inline-flex items-center gap-1 text-fine text-signal max-md:hidden">
          <Check aria-hidden="true" className="size-3.5" />
          {t(catalogueWords.freeConnectivity)}
        </p>
      )}
    </div>
  )
}
