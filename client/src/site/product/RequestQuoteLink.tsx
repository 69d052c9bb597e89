import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useQuoteBasket } from '../../storage/quote-basket.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { nameOf, useAddToQuote } from '../catalogue/index.ts'

interface RequestQuoteLinkProps {
  product: ProductDetail
  className?: string
  children: ReactNode
}

/**
 * Adds the product to the quotation and links to it, in this tab or another. A line that exists is unchanged; an
 * out-of-stock product cannot be added. Without JavaScript, links to the enquiry form instead.
 */
export function RequestQuoteLink({ product, className = '', children }: RequestQuoteLinkProps) {
  const add = useAddToQuote()
  const { text: name } = nameOf(product, useLanguage())
  const lines = useQuoteBasket()
  const isAdded = lines.some(({ slug }) => slug === product.slug)
  function addOnce() {
    if (!isAdded) add([product])
  }
  if (!product.inStock && !isAdded) {
    return (
      <Button variant="primary" size="large" disabled className={className}>
        {children}
      </Button>
    )
  }
  return (
    <>
      <LocalLink
        to={paths.quote}
        className={buttonClass('primary', 'large', `noscript:hidden ${className}`)}
        onClick={addOnce}
        onAuxClick={({ button }) => button === 1 && addOnce()}
      >
        {children}
      </LocalLink>
      <LocalLink
        to={paths.quoteByEnquiry(name)}
        className={buttonClass('primary', 'large', `not-noscript:hidden ${className}`)}
      >
        {children}
      </LocalLink>
    </>
  )
}
