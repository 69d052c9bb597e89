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
  /** Style until the product is in the quotation. */
  variant: 'primary' | 'secondary'
  size?: 'regular' | 'compact'
}

/**
 * Adds one of a product to the quotation, or links to the quotation if it is there. Keeps focus when it changes.
 * Disabled when out of stock.
 */
export function AddToQuote({ product, variant, size = 'regular' }: AddToQuoteProps) {
  const t = useTranslate()
  const add = useAddToQuote()
  const hasAdded = useRef(false)
  const { text: name } = nameOf(product, useLanguage())
  const isAdded = useQuoteBasket().some(({ slug }) => slug === product.slug)
  if (!isAdded) {
    return (
      <Button
        variant={variant}
        size={size}
        disabled={!product.inStock}
        aria-label={t(productsWords.about)(t(productsWords.addToQuote), name)}
        onClick={() => {
          hasAdded.current = add(product)
        }}
      >
        {t(productsWords.addToQuote)}
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
 * Returns a function that adds one of a product and shows a toast.
 * @returns whether it is in the quotation now
 */
export function useAddToQuote(): (product: ProductSummary) => boolean {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  return (product) => {
    const isFull = addToBasket([{ product, quantity: 1 }]).length > 0
    if (isFull) toast(t(productsWords.quoteFull)(quoteLinesMax), 'failure')
    else toast(t(productsWords.addedToQuote)(nameOf(product, language).text))
    return !isFull
  }
}
