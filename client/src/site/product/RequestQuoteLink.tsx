import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { paths } from '../../paths.ts'
import { useQuoteBasket } from '../../storage/quote-basket.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useAddToQuote } from '../catalogue/index.ts'

interface RequestQuoteLinkProps {
  product: ProductDetail
  className?: string
  children: ReactNode
}

/** Leads to the quotation with the product in it, in this tab or another. What is in it already stays as it is. */
export function RequestQuoteLink({ product, className, children }: RequestQuoteLinkProps) {
  const add = useAddToQuote()
  const lines = useQuoteBasket()
  function addOnce() {
    if (!lines.some(({ slug }) => slug === product.slug)) add(product)
  }
  return (
    <LocalLink
      to={paths.quote}
      className={buttonClass('primary', 'large', className)}
      onClick={addOnce}
      onAuxClick={({ button }) => button === 1 && addOnce()}
    >
      {children}
    </LocalLink>
  )
}
