import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { buyingRows } from '#contract/catalogue/buying-rows.ts'
import { firstYearOf, workingSystemOf } from '#contract/catalogue/prices.ts'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { convertedTo, orChinese } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { cardOf, converter, namedProduct, productSource } from './product-cards.rules.ts'
import { productByKey } from './product-keys.ts'
import type { Answered, ToolContext, ToolServices } from './tool-context.ts'

export function productFacts({ products, lookup, rates }: ToolServices) {
  return async (
    { product: key, currency }: ToolInput<'product_facts'>,
    { language }: ToolContext,
  ): Promise<Answered<ToolOutput<'product_facts'>>> => {
    const { slug, id } = await productByKey(lookup, key)
    const [product, batteryYears] = await Promise.all([products.detail(slug), products.batteryYears([id])])
    const toCurrency = converter(currency, rates())
    const { description, descriptionEn, parts, componentProducts, components } = product
    return {
      output: {
        currency,
        product: cardOf(product, toCurrency, batteryYears.get(id)),
        description: { 'zh-TW': description ?? descriptionEn ?? '', en: descriptionEn ?? description ?? '' },
        specifications: specificationRows(product, language),
        features: featureRows(product, language),
        facts: factRows(product, language),
        warrantyMonths: product.warrantyMonths,
        leadTimeDays: product.leadTimeDays,
        volumePrices: product.volumePrices.map(({ from, price }) => ({ from, price: toCurrency(price) })),
        countries: product.countries,
        requires: parts.requires.map(namedProduct),
        accessories: parts.accessories.map(namedProduct),
        contains: componentProducts.flatMap(({ sku, product: part }) => {
          const quantity = components.find((component) => component.sku === sku)?.quantity ?? 1
          return part ? [{ ...namedProduct(part), quantity }] : []
        }),
        related: product.related.map(namedProduct),
        firstYearParts: firstYearOf(product, toCurrency).parts.flatMap(({ label, amount, isYearly }) =>
          amount === null ? [] : [{ label, amount, isYearly }],
        ),
        workingSystem: workingSystemOf(product, toCurrency)?.total ?? null,
      },
      sources: [productSource(product, language)],
    }
  }
}

export function specificationRows(
  { specifications, specificationsEn }: Pick<ProductDetail, 'specifications' | 'specificationsEn'>,
  language: ReaderLanguage,
) {
  const english = specificationsEn.length > 0 ? specificationsEn : null
  return orChinese(english, specifications, language).map(({ name, value, unit }) => ({
    name: convertedTo(language, name),
    value: convertedTo(language, unit ? `${value} ${unit}` : value),
  }))
}

function featureRows({ features, featuresEn }: ProductDetail, language: ReaderLanguage) {
  const english = featuresEn.length > 0 ? featuresEn : null
  return orChinese(english, features, language).flatMap(({ items }) =>
    items.map(({ feature, value }) => ({
      name: convertedTo(language, feature),
      value: convertedTo(language, value),
    })),
  )
}

export function factRows(product: ProductDetail, language: ReaderLanguage) {
  const shownElsewhere = { volumePrices: null, requires: null, accessories: null, documents: null }
  return buyingRows(product, language, shownElsewhere).map(({ label, value }) => ({ name: label, value }))
}
