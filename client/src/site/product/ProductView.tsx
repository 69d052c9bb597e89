import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { categoryLabels } from '#contract/catalogue/values/product-values.ts'
import { halfIn } from '#contract/i18n/in-language.ts'
import { sharedPicture } from '#contract/paths.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { productsWords } from '../../i18n/products.words.ts'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { Stamp } from '../../ui/Badge.tsx'
import { AsOf, descriptionOf, MachineMark, nameOf, OriginMark, specificationsOf } from '../catalogue/index.ts'
import { ActionBar } from './ActionBar.tsx'
import { Actions } from './Actions.tsx'
import { Claims } from './Claims.tsx'
import { claimsOf } from './claims.ts'
import { Components } from './components/Components.tsx'
import { Facts } from './facts/Facts.tsx'
import { Gallery } from './Gallery.tsx'
import { Pricing } from './Pricing.tsx'
import { ProductData } from './ProductData.tsx'
import { sheetClass, summaryClass } from './ProductSkeleton.tsx'
import { Accessories, Related } from './Related.tsx'
import { Stock } from './Stock.tsx'

/**
 * Renders everything about one product.
 * @param asOf time of its last sync
 */
export function ProductView({ product, asOf }: { product: ProductDetail; asOf?: string | null }) {
  const language = useLanguage()
  const t = useTranslate()
  const name = nameOf(product, language)
  const [image] = product.images
  const parts = [...product.parts.requires, ...product.parts.accessories]
  const claims = claimsOf(product, specificationsOf(product, language))
  return (
    <article className="page pt-4 lg:pt-6">
      <PageHead
        title={name.text}
        description={descriptionOf(product, language)?.text}
        image={
          image && {
            url: `${image.url}/${sharedPicture.file}`,
            alt: image.alt ? t(image.alt) : name.text,
            size: sharedPicture.size,
          }
        }
      />
      <ProductData product={product} />
      <ProductBreadcrumb product={product} />
      <div className={sheetClass}>
        <Gallery key={product.id} product={product} />
        <div className={summaryClass}>
          <Introduction product={product} />
          <Stock product={product} />
          <Pricing product={product} />
          <Actions product={product} />
          <AsOf at={asOf} />
        </div>
        <Claims claims={claims} />
      </div>
      <div className="mt-16 grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Facts product={product} claims={claims} />
      </div>
      {product.components.length > 0 && <Components product={product} />}
      <Accessories products={product.parts.accessories} />
      <Related products={product.related.filter(({ id }) => !parts.some((part) => part.id === id))} />
      <ActionBar product={product} />
    </article>
  )
}

const stepClass = 'touchable hover:text-signal'

function ProductBreadcrumb({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const name = nameOf(product, useLanguage())
  return (
    <Breadcrumb label={t(productWords.breadcrumb)}>
      <li>
        <LocalLink to={paths.products} className={stepClass}>
          {t(productsWords.title)}
        </LocalLink>
      </li>
      <li>
        <LocalLink to={paths.category(product.category)} className={stepClass}>
          {t(categoryLabels[product.category])}
        </LocalLink>
      </li>
      <li aria-current="page" lang={name.lang} className="text-ink">
        {name.text}
      </li>
    </Breadcrumb>
  )
}

function Introduction({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const name = nameOf(product, language)
  const description = descriptionOf(product, language)
  const use = product.subcategory && displayText(halfIn(product.subcategory, language), language)
  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-ink-quiet">
        {use && <span lang={use.lang}>{use.text}</span>}
        <Code name={t(productWords.model)} code={product.modelNumber} />
        <Code name={t(productWords.sku)} code={product.sku} />
        <Code name={t(productWords.manufacturerCode)} code={product.manufacturerCode} />
        {product.limitedOffer && product.inStock && <Stamp>{t(productsWords.limitedOffer)}</Stamp>}
      </p>
      <h1 className="heading product-name mt-1 text-heading lg:text-display" lang={name.lang}>
        {name.text}
      </h1>
      {description && (
        <p className="measure mt-3 text-body text-ink-quiet" lang={description.lang}>
          {description.text}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-3 empty:hidden">
        {(name.isMachineTranslated || description?.isMachineTranslated) && <MachineMark />}
        {(name.isConverted || description?.isConverted) && (
          <OriginMark label={productWords.simplified} hint={productWords.simplifiedHint} />
        )}
      </p>
      <Tags tags={product.tags} />
    </header>
  )
}

function Code({ name, code }: { name: string; code: string | null }) {
  return (
    code && (
      <span>
        {name} <span className="text-ink">{code}</span>
      </span>
    )
  )
}

function Tags({ tags }: { tags: string[] }) {
  const t = useTranslate()
  const language = useLanguage()
  if (tags.length === 0) return null
  return (
    <ul aria-label={t(productWords.tags)} className="mt-3 flex flex-wrap gap-x-4">
      {tags.map((tag) => (
        <li key={tag}>
          <LocalLink to={paths.tag(tag)} className="link touchable lg:min-h-8">
            {displayText(tag, language).text}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * Renders a breadcrumb.
 * @param children an `li` for each step, the current page last
 */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="text-fine text-ink-quiet print:hidden">
      <ol className="flex flex-wrap items-center *:flex *:items-center [&>li+li]:before:mx-2 [&>li+li]:before:text-edge [&>li+li]:before:content-['/'/'']">
        {children}
      </ol>
    </nav>
  )
}
