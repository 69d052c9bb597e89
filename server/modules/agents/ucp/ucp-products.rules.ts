import { type UcpContext, type UcpMoney, type UcpProduct, variantSuffix } from '#contract/agents/ucp.ts'
import { type CurrencyCode, convert, type ExchangeRateTable } from '#contract/catalogue/money.ts'
import { firstYearOf } from '#contract/catalogue/prices.ts'
import type { ProductDetail, ProductSummary } from '#contract/catalogue/products.ts'
import { convertedTo, inLanguage, nameIn, orChinese, withFallback } from '#contract/i18n/in-language.ts'
import { pathPrefixes as prefixes, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'

/** Inputs of a product's description. */
export interface Reading {
  language: ReaderLanguage
  currency: CurrencyCode
  rates: ExchangeRateTable
  origin: string
}

const isoCodes: Record<CurrencyCode, string> = { HKD: 'HKD', USD: 'USD', RMB: 'CNY' }

/** Reads language and currency of a buyer's context: English and HKD unless ours are named. */
export function readingOf(context: UcpContext): Pick<Reading, 'language' | 'currency'> {
  const asked = context?.language?.toLowerCase() ?? ''
  const language = readerLanguages.find((one) => one.toLowerCase() === asked) ?? languageOfTag(asked)
  const currency = (Object.keys(isoCodes) as CurrencyCode[]).find(
    (code) => isoCodes[code] === context?.currency?.toUpperCase(),
  )
  return { language, currency: currency ?? 'HKD' }
}

function languageOfTag(tag: string): ReaderLanguage {
  if (!/^zh\b/.test(tag)) return 'en'
  return /hans|cn|sg/.test(tag) ? 'zh-CN' : 'zh-TW'
}

export function moneyOf(hkd: number, { currency, rates }: Pick<Reading, 'currency' | 'rates'>): UcpMoney {
  const { amount } = convert(hkd, 'HKD', currency, rates)
  return { amount: Math.round(amount * 100), currency: isoCodes[currency] }
}

/** Converts minor units to HKD, for filters. */
export function hkdOfMinor(minor: number, { currency, rates }: Pick<Reading, 'currency' | 'rates'>): number {
  const rate = currency === 'HKD' ? 1 : (rates.HKD?.[currency] ?? 1)
  return Math.round(minor / rate) / 100
}

/** @returns undefined for a product whose price is on request, which UCP cannot express */
export function ucpProductOf(
  product: ProductSummary | ProductDetail,
  reading: Reading,
  inputs?: { id: string; match: 'exact' | 'featured' }[],
): UcpProduct | undefined {
  const { price, slug, category, subcategory, tags, images } = product
  if (price.msrp === null) return undefined
  const { language, origin } = reading
  const money = (hkd: number | null | undefined) => (hkd === null || hkd === undefined ? null : moneyOf(hkd, reading))
  const title = convertedTo(language, nameIn(product, language))
  const { description, descriptionEn } = product
  const text = withFallback({ 'zh-TW': description ?? '', en: descriptionEn ?? '' }, language)
  const url = `${origin}${prefixes[language]}/products/${encodeURIComponent(slug)}`
  const own = moneyOf(price.msrp, reading)
  const usual = money(price.promotion?.msrp)
  return {
    id: slug,
    handle: slug,
    title,
    description: { plain: text },
    url,
    categories: [category, ...(subcategory ? [subcategory] : [])].map((value) => ({ value, taxonomy: 'merchant' })),
    price_range: { min: own, max: own },
    ...(usual && { list_price_range: { min: usual, max: usual } }),
    media: images.map((image) => ({
      type: 'image' as const,
      url: origin + image.url,
      alt_text: image.alt ? inLanguage(image.alt, language) : title,
    })),
    variants: [
      {
        id: slug + variantSuffix,
        ...(product.sku && { sku: product.sku }),
        title,
        description: { plain: text },
        url,
        price: own,
        ...(usual && { list_price: usual }),
        availability: { available: true, status: product.inStock ? 'in_stock' : 'backorder' },
        ...(inputs && { inputs }),
        metadata: {
          period: price.period,
          volume_prices: product.volumePrices.map((volume) => ({
            from: volume.from,
            price: moneyOf(volume.price, reading),
          })),
          minimum_order: product.minimumOrder ?? 1,
          stock: product.tracksStock ? product.stockQuantity : null,
          connectivity_fee: money(price.connectivity.annualFee),
          first_year: money(firstYearOf({ price, category }, (hkd) => hkd).total),
        },
      },
    ],
    tags,
    metadata: {
      model: product.modelNumber,
      ip_rating: product.ipRating,
      connectivity: price.connectivity.type,
      countries: product.countries,
      ...('specifications' in product && detailsOf(product, language)),
    },
  }
}

function detailsOf(product: ProductDetail, language: ReaderLanguage) {
  const { specifications, specificationsEn, leadTimeDays, warrantyMonths } = product
  const english = specificationsEn.length > 0 ? specificationsEn : null
  return {
    specifications: orChinese(english, specifications, language).map(({ name, value, unit }) => ({
      name: convertedTo(language, name),
      value: convertedTo(language, unit ? `${value} ${unit}` : value),
    })),
    lead_time_days: leadTimeDays,
    warranty_months: warrantyMonths,
  }
}
