import { useQuery } from '@tanstack/react-query'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { productsAtOptions } from '../../api/lookup.ts'
import { asRead } from '../../i18n/lang-of.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { type BasketLine, useQuoteBasket } from '../../storage/quote-basket.ts'
import { nameOf } from '../catalogue/index.ts'

/** A line of the quotation beside the product as it is sold today. */
export interface ListedLine {
  line: BasketLine
  /** Null where it is sold no more, undefined until that is known. */
  product: ProductSummary | null | undefined
  /** As it is called today, else as it was called when it was added. */
  name: { text: string; lang: string | undefined }
}

/** The quotation with today's names, prices and stock. */
export function useBasketLines() {
  const language = useLanguage()
  const lines = useQuoteBasket()
  const products = useQuery(productsAtOptions(lines.map(({ slug }) => slug)))
  const listed = lines.map((line): ListedLine => {
    const product = products.data?.get(line.slug)
    const former = nameIn(line, language)
    return {
      line,
      product,
      name: product ? nameOf(product, language) : asRead(former, language),
    }
  })
  return { lines: listed, isFailed: products.isError, isPending: products.isPending, check: products.refetch }
}

/** What can be asked for: all but what is known to be gone. */
export function quotable(lines: readonly ListedLine[]): ListedLine[] {
  return lines.filter(({ product }) => product !== null)
}
