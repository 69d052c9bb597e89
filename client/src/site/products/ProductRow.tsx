import { MapPin } from 'lucide-react'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { halfIn } from '#contract/i18n/in-language.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { paths } from '../../paths.ts'
import { Badge, Stamp } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import {
  AddToQuote,
  CompareBox,
  descriptionOf,
  featuresOf,
  MachineMark,
  nameOf,
  Picture,
  StockQuantity,
} from '../catalogue/index.ts'
import { catalogueWords, regionWords } from './catalogue.words.ts'
import { RowPrice } from './RowPrice.tsx'

const featuresMax = 4
/** Matches the first column of `.product-row`. */
const pictureSizes = '(min-width: 64rem) 11rem, (min-width: 48rem) 10rem, 5.5rem'

export function ProductRow({ product, isFirst }: { product: ProductSummary; isFirst: boolean }) {
  return (
    <li className="product-row">
      <LocalLink to={paths.product(product.slug)} tabIndex={-1} aria-hidden="true" className="[grid-area:picture]">
        <Picture product={product} sizes={pictureSizes} isFirst={isFirst} />
      </LocalLink>
      <Identity product={product} />
      <Features product={product} />
      <div className="[grid-area:stock] max-lg:justify-self-end max-[22.5rem]:justify-self-start">
        <Badge tone={product.inStock ? 'signal' : 'caution'}>
          <Availability isInStock={product.inStock} />
        </Badge>
        <div className="mt-1 max-lg:hidden">
          <StockQuantity product={product} />
        </div>
      </div>
      <RowPrice price={product.price} />
      <Actions product={product} />
    </li>
  )
}

function Availability({ isInStock }: { isInStock: boolean }) {
  return useTranslate()(isInStock ? productsWords.inStock : productsWords.outOfStock)
}

function Identity({ product }: { product: ProductSummary }) {
  const t = useTranslate()
  const language = useLanguage()
  const name = nameOf(product, language)
  const description = descriptionOf(product, language)
  const use = product.subcategory && displayText(halfIn(product.subcategory, language), language)
  const isOffer = product.limitedOffer && product.inStock
  const regions = regionsOf(product.countries)
  return (
    <div className="min-w-0 [grid-area:identity]">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-fine text-ink-quiet">
        {use && <span lang={use.lang}>{use.text}</span>}
        {product.modelNumber && <span>{product.modelNumber}</span>}
        {isOffer && <Stamp>{t(productsWords.limitedOffer)}</Stamp>}
      </p>
      <h2 className="heading mt-0.5 text-body" lang={name.lang}>
        <LocalLink to={paths.product(product.slug)} className="hover:text-signal">
          {name.text}
        </LocalLink>
      </h2>
      {description && (
        <p className="mt-1 line-clamp-3 text-fine text-ink-quiet max-md:hidden" lang={description.lang}>
          {firstSentenceOf(description.text)}
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-fine text-ink-quiet empty:hidden">
        {regions.length > 0 && (
          <span className="inline-flex items-center gap-1 max-md:hidden">
            <MapPin aria-hidden="true" className="size-3.5" />
            <span className="sr-only">{t(catalogueWords.regionsLabel)}</span>
            {regions.map((region) => t(regionWords[region])).join(' · ')}
          </span>
        )}
        {(name.isMachineTranslated || description?.isMachineTranslated) && <MachineMark />}
      </p>
    </div>
  )
}

/** Returns where a product may be used, as far as it is known. */
function regionsOf(countries: ProductSummary['countries']): (keyof typeof regionWords)[] {
  const isIn = { hongKong: countries.includes('HK'), asia: countries.some((code) => code !== 'HK') }
  return (['hongKong', 'asia'] as const).filter((region) => isIn[region])
}

/** Returns the first complete sentence. A full stop must precede a capital: "IEC 60529: 1.5 m" ends no sentence. */
function firstSentenceOf(text: string): string {
  return /^.+?(?:[。！？]|[.!?](?=\s+\p{Lu}))/su.exec(text)?.[0] ?? text
}

function Features({ product }: { product: ProductSummary }) {
  const language = useLanguage()
  const items = featuresOf(product, language).flatMap((group) => group.items)
  return (
    <dl className="min-w-0 self-start text-fine [grid-area:features] max-md:hidden">
      {items.slice(0, featuresMax).map(({ feature, value }) => {
        const [name, shownValue] = [displayText(feature, language), displayText(value, language)]
        return (
          <div
            key={feature}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-hairline py-[0.2rem] not-first:border-t lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-ink-quiet" lang={name.lang}>
              {name.text}
            </dt>
            <dd lang={shownValue.lang}>{shownValue.text}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function Actions({ product }: { product: ProductSummary }) {
  const t = useTranslate()
  const { text: name } = nameOf(product, useLanguage())
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 [grid-area:actions] *:grow lg:flex-col lg:items-stretch lg:gap-1 print:hidden">
      <AddToQuote product={product} variant="secondary" size="compact" />
      {product.inStock && (
        <LocalLink
          to={paths.quoteByEnquiry(name)}
          className={buttonClass('secondary', 'compact', 'not-noscript:hidden')}
          aria-label={t(productsWords.about)(t(productsWords.requestQuote), name)}
        >
          {t(productsWords.requestQuote)}
        </LocalLink>
      )}
      <CompareBox product={product} />
    </div>
  )
}
