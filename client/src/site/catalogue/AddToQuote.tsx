import { Check } from 'lucide-react'
import { useRef } from 'react'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { quoteLinesMax } from '#contract/sales/offerings.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { addToBasket, useQuoteBasket } from '../../storage/quote-basket.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { nameOf } from './product-texts.ts'

interface AddToQuoteProps {
  product: ProductSummary
  /** Products that are added with it. */
  others?: readonly ProductSummary[]
  /** Style until the product is in the quotation. */
  variant: 'primary' | 'secondary'
  size?: 'large' | 'regular' | 'compact'
}

/**
 * Adds one of a product to the quotation, or links to the quotation if it is there. Keeps focus when it changes.
 * Disabled when out of stock; hidden without JavaScript, which keeps the quotation.
 */
export function AddToQuote({ product, others = [], variant, size = 'regular' }: AddToQuoteProps) {
  const t = useTranslate()
  const add = useAddToQuote()
  const hasAdded = useRef(false)
  const lines = useQuoteBasket()
  const { text: name } = nameOf(product, useLanguage())
  const wanted = [product, ...others]
  const left = wanted.filter((one) => !lines.some(({ slug }) => slug === one.slug))
  if (left.length > 0) {
    const label = others.length > 0 ? t(productsWords.addAllToQuote)(wanted.length) : t(productsWords.addToQuote)
    return (
      <Button
        variant={variant}
        size={size}
        disabled={left.some(({ inStock }) => !inStock)}
        aria-label={t(productsWords.about)(label, name)}
        onClick={() => {
          hasAdded.current = add(left)
        }}
      >
        {label}
      </Button>
    )
  }
  return (
    <LocalLink
      ref={(link) => {
        if (hasAdded.current) link?.focus()
        hasAdded.current = false
      }}
      to={paths.quote}
      aria-label={t(productsWords.about)(t(productsWords.viewQuote), name)}
      className={buttonClass('secondary', size)}
    >
      <Check aria-hidden="true" className="-mr-1 size-3.5 shrink-0 text-signal" />
      {t(productsWords.viewQuote)}
    </LocalLink>
  )
}

/**
 * Returns a function that adds one of each product and shows a toast.
 * @returns whether all are in the quotation now
 */
export function useAddToQuote(): (products: readonly ProductSummary[]) => boolean {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  return (products) => {
    const isFull = addToBasket(products.map((product) => ({ product, quantity: 1 }))).length > 0
    const [first, ...others] = products
    if (isFull) toast(t(productsWords.quoteFull)(quoteLinesMax), 'failure')
    else if (others.length > 0) toast(t(productsWords.addedAllToQuote)(products.length))
    else if (first) toast(t(productsWords.addedToQuote)(nameOf(first, language).text))
    return !isFull
  }
}
