import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { ProductDetail, Specification } from '#contract/catalogue/products.ts'
import { alignEntries } from '#contract/catalogue/specifications/aligning.ts'
import { specificationLabels } from '#contract/catalogue/specifications/specification-words.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { cardOf, converter, productSource } from './product-cards.rules.ts'
import { factRows, specificationRows } from './product-facts.ts'
import { productByKey } from './product-keys.ts'
import type { Answered, ToolContext, ToolServices } from './tool-context.ts'

export function compareProducts({ products, lookup, rates }: ToolServices) {
  return async (
    { products: keys, currency }: ToolInput<'compare_products'>,
    { language }: ToolContext,
  ): Promise<Answered<ToolOutput<'compare_products'>>> => {
    const named = await Promise.all(keys.map((key) => productByKey(lookup, key)))
    const slugs = [...new Set(named.map(({ slug }) => slug))]
    const details = await Promise.all(slugs.map((slug) => products.detail(slug)))
    const batteryYears = await products.batteryYears(details.map(({ id }) => id))
    const toCurrency = converter(currency, rates())
    return {
      output: {
        currency,
        products: details.map((product) => cardOf(product, toCurrency, batteryYears.get(product.id))),
        rows: alignEntries(
          details.map((product) => entriesOf(product, language)),
          inLanguage(to, language),
        ).map(({ name, kind, hasSubject, values, best }) => ({
          label: kind && !hasSubject ? inLanguage(specificationLabels[kind], language) : name,
          values: details.map((_, place) => values[place]?.text ?? ''),
          better: best.flatMap((place) => details[place]?.slug ?? []),
        })),
      },
      sources: details.map((product) => productSource(product, language)),
    }
  }
}

const to = { 'zh-TW': ' 至 ', en: ' to ' }

function entriesOf(product: ProductDetail, language: ReaderLanguage): Specification[] {
  return [...factRows(product, language), ...specificationRows(product, language)].map((row) => ({
    ...row,
    unit: null,
  }))
}
