import { ChevronDown } from 'lucide-react'
import { listPriceFor, type SystemPart, workingSystemOf, workingSystemWords } from '#contract/catalogue/prices.ts'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { listIn } from '#contract/i18n/in-language.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { periodWords, productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { AddToQuote, nameOf, useMoney } from '../catalogue/index.ts'

/** Renders the price of a product with what it does not work without, which opens; nothing if it works alone. */
export function WorkingSystem({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const { convert, write } = useMoney()
  const system = workingSystemOf(product, convert)
  if (!system) return null
  const { requires, missing } = product.parts
  const names = listIn(
    requires.map((part) => nameOf(part, language).text),
    language,
  )
  return (
    <details className="group border-t border-hairline print:[&::details-content]:[content-visibility:visible]">
      <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-[0.4rem] [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{t(workingSystemWords.label)}</span>
        <span className="text-right font-semibold">
          {system.total === null ? t(productsWords.priceOnRequest) : t(workingSystemWords.from)(write(system.total))}
        </span>
        <span className="link col-span-full text-fine text-ink-quiet">
          {names && t(productWords.systemWith)(names)}
          <ChevronDown aria-hidden="true" className="ml-1 inline-block size-4 group-open:rotate-180 print:hidden" />
        </span>
      </summary>
      <ul className="border-t border-hairline *:border-b *:border-hairline">
        {system.parts.map((part) => (
          <Part key={part.product.id} part={part} isItself={part.product.id === product.id} />
        ))}
        {missing.length > 0 && <li className="py-1.5 text-caution">{t(productWords.notSold)(missing.length)}</li>}
      </ul>
      <p className="my-2 text-fine text-ink-quiet">{t(productWords.systemHint)}</p>
      <div className="grid pb-2 print:hidden">
        <AddToQuote product={product} others={requires} variant="secondary" />
      </div>
    </details>
  )
}

function Part({ part: { product, quantity, firstYear }, isItself }: { part: SystemPart; isItself: boolean }) {
  const t = useTranslate()
  const { format, write } = useMoney()
  const name = nameOf(product, useLanguage())
  const { listPrice, period } = listPriceFor(product, quantity)
  return (
    <li className="flex items-baseline justify-between gap-4 py-1.5">
      <span className="min-w-0">
        {quantity} ×{' '}
        {isItself ? (
          <span lang={name.lang}>{name.text}</span>
        ) : (
          <LocalLink to={paths.product(product.slug)} className="link" lang={name.lang}>
            {name.text}
          </LocalLink>
        )}{' '}
        {listPrice !== null && period !== 'once' && (
          <span className="text-fine text-ink-quiet">{format(listPrice) + t(periodWords[period])}</span>
        )}{' '}
        {!product.inStock && <Badge tone="caution">{t(productsWords.outOfStock)}</Badge>}
      </span>
      <span className="text-right whitespace-nowrap">
        {firstYear === null ? t(productsWords.priceOnRequest) : write(firstYear)}
      </span>
    </li>
  )
}
