import type { ProductDetail } from '#contract/catalogue/products.ts'
import { buyingLabels } from '#contract/catalogue/values/buying-facts.ts'
import { baseCurrency } from '#contract/catalogue/values/money-values.ts'
import { mountingLabels } from '#contract/catalogue/values/mountings.ts'
import { categoryLabels, type PricePeriod } from '#contract/catalogue/values/product-values.ts'
import { offerEndDay } from '#contract/catalogue/values/promotion-end.ts'
import { useSite } from '../../api/site.ts'
import { useLanguage, useLocalPath, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { useSiteOrigin } from '../../shell/index.ts'
import { descriptionOf, nameOf } from '../catalogue/index.ts'
import { StructuredData, type Thing } from '../seo/index.ts'

/** UN/CEFACT unit codes of billing periods. */
const unitCodes: Record<Exclude<PricePeriod, 'once'>, string> = { month: 'MON', year: 'ANN' }

/** Renders the product's schema.org data, priced in HKD whatever the reader's currency, and its breadcrumb. */
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
          additionalProperty: filled([
            ...product.mounting.map((code) => property(t(buyingLabels.mounting), t(mountingLabels[code]))),
            ...product.bands.map((band) => property(t(buyingLabels.bands), band)),
          ]),
          hasCertification: filled(product.certificates.map((title) => ({ '@type': 'Certification', name: title }))),
          subjectOf: filled(
            product.documents.map((file) => ({
              '@type': 'DigitalDocument',
              name: file.title,
              url: file.url.startsWith('/') ? origin + file.url : file.url,
            })),
          ),
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

function property(name: string, value: string): Thing {
  return { '@type': 'PropertyValue', name, value }
}

function filled(things: Thing[]): Thing[] | undefined {
  return things.length > 0 ? things : undefined
}

function quantityOf(value: number | null, unitCode: string): Thing | undefined {
  return value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode }
}

/** Returns the minimum quantity of a price. */
function fromQuantity(minValue: number): Thing {
  return { '@type': 'QuantitativeValue', minValue, unitCode: 'C62' }
}

/** Returns the conditions of sale in schema.org's terms. */
function termsOf({ leadTimeDays, minimumOrder, warrantyMonths, countries }: ProductDetail) {
  return {
    deliveryLeadTime: quantityOf(leadTimeDays, 'DAY'),
    eligibleQuantity: minimumOrder === null ? undefined : fromQuantity(minimumOrder),
    warranty:
      warrantyMonths === null
        ? undefined
        : { '@type': 'WarrantyPromise', durationOfWarranty: quantityOf(warrantyMonths, 'MON') },
    eligibleRegion: countries.length > 0 ? [...countries] : undefined,
  }
}

/** Returns the list price by billing period, or the steps of a volume price. */
function pricesOf({ price: { msrp, period }, volumePrices }: ProductDetail): Thing[] | Thing | undefined {
  const reference =
    period === 'once' ? undefined : { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[period] }
  if (!reference && volumePrices.length === 0) return undefined
  const listed = { from: null, price: msrp ?? 0 }
  const things = [listed, ...volumePrices].map(({ from, price }) => ({
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: baseCurrency,
    referenceQuantity: reference,
    eligibleQuantity: from === null ? undefined : fromQuantity(from),
  }))
  return things.length === 1 ? things[0] : things
}

/** Returns the offer; a price on request is not one. */
function offerOf(product: ProductDetail, url: string, seller: string | undefined): Thing | undefined {
  const { price, inStock } = product
  if (price.msrp === null) return undefined
  return {
    '@type': 'Offer',
    url,
    price: price.msrp.toFixed(2),
    priceCurrency: baseCurrency,
    priceValidUntil: price.promotion && offerEndDay(price.promotion.until),
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    seller: seller === undefined ? undefined : { '@type': 'Organization', name: seller },
    ...termsOf(product),
    priceSpecification: pricesOf(product),
  }
}
