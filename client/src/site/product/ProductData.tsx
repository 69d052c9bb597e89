import type { ProductDetail } from '#contract/catalogue/products.ts'
import { baseCurrency } from '#contract/catalogue/values/money-values.ts'
import { categoryLabels, type PricePeriod } from '#contract/catalogue/values/product-values.ts'
import { useSite } from '../../api/site.ts'
import { useLanguage, useLocalPath, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { useSiteOrigin } from '../../shell/index.ts'
import { descriptionOf, nameOf } from '../catalogue/index.ts'
import { StructuredData, type Thing } from '../seo/index.ts'

/** UN/CEFACT's codes for what a recurring price pays for. */
const unitCodes: Record<Exclude<PricePeriod, 'once'>, string> = { month: 'MON', year: 'ANN' }

/** The product with its offer, in HKD whatever the reader's currency, and the way to its page. */
export function ProductData({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const localPath = useLocalPath()
  const origin = useSiteOrigin()
  const site = useSite()
  const name = nameOf(product, language).text
  const address = (path: string) => origin + localPath(path)
  const url = address(paths.product(product.slug))
  const steps = [
    { name: t(productsWords.title), item: address(paths.products) },
    { name: t(categoryLabels[product.category]), item: address(paths.category(product.category)) },
    { name, item: url },
  ]
  return (
    <>
      <StructuredData
        thing={{
          '@type': 'Product',
          name,
          url,
          description: descriptionOf(product, language)?.text,
          sku: product.sku ?? undefined,
          mpn: product.modelNumber ?? undefined,
          category: t(categoryLabels[product.category]),
          image: product.images.length > 0 ? product.images.map((image) => origin + image.url) : undefined,
          offers: offerOf(product, url, site && t(site.name)),
        }}
      />
      <StructuredData
        thing={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
        }}
      />
    </>
  )
}

/** A price on request is no offer. */
function offerOf({ price, inStock }: ProductDetail, url: string, seller: string | undefined): Thing | undefined {
  if (price.msrp === null) return undefined
  const amount = { price: price.msrp.toFixed(2), priceCurrency: baseCurrency }
  return {
    '@type': 'Offer',
    url,
    ...amount,
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    seller: seller === undefined ? undefined : { '@type': 'Organization', name: seller },
    priceSpecification:
      price.period === 'once'
        ? undefined
        : {
            '@type': 'UnitPriceSpecification',
            ...amount,
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[price.period] },
          },
  }
}
