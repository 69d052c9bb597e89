import type { NamedProduct, ProductCard, ToolSource } from '#contract/assistant/tools/tool.ts'
import { type CurrencyCode, convert, type ExchangeRateTable } from '#contract/catalogue/money.ts'
import { firstYearOf } from '#contract/catalogue/prices.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { convertedTo, nameIn } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'

export type Convert = (hkd: number) => number

export function converter(currency: CurrencyCode, rates: ExchangeRateTable): Convert {
  return (hkd) => convert(hkd, 'HKD', currency, rates).amount
}

type Named = Pick<ProductSummary, 'slug' | 'name' | 'nameEn'>

export function bothNames({ name, nameEn }: Pick<Named, 'name' | 'nameEn'>): Bilingual {
  return { 'zh-TW': name, en: nameEn || name }
}

export function namedProduct(product: Named): NamedProduct {
  return { slug: product.slug, name: bothNames(product) }
}

export function cardOf(product: ProductSummary, toCurrency: Convert, batteryYears?: number): ProductCard {
  const { price, category, tracksStock, inStock, stockQuantity, minimumOrder, ipRating, sku, modelNumber } = product
  const of = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : toCurrency(amount)
  return {
    ...namedProduct(product),
    sku,
    model: modelNumber,
    category,
    price: of(price.msrp),
    period: price.period,
    connectivityFee: of(price.connectivity.annualFee),
    firstYear: firstYearOf({ price, category }, toCurrency).total,
    usualPrice: of(price.promotion?.msrp),
    offerUntil: price.promotion?.until ?? null,
    connectivity: price.connectivity.type,
    ipRating,
    batteryYears: batteryYears ?? null,
    tracksStock,
    inStock,
    stock: stockQuantity,
    minimumOrder,
  }
}

export function productSource(product: Named, language: ReaderLanguage): ToolSource {
  const title = convertedTo(language, nameIn(product, language))
  return { kind: 'product', title, path: `/products/${encodeURIComponent(product.slug)}` }
}
