import type { Language } from '#contract/languages.ts'
import type { ProductDetail } from '#contract/products.ts'
import { productWords } from '../../i18n/product.words.ts'
import { connectivityWords, periodWords, productsWords } from '../../i18n/products.words.ts'
import { featuresOf, nameOf, specificationsOf } from '../catalogue/product-texts.ts'
import type { Money } from '../catalogue/useMoney.ts'
import { textOf } from './claims.ts'
import { csvOf } from './csv.ts'

type Row = [item: string, value: string]

/** Saves a product's specifications and prices as a table, in the reader's language and currency. */
export function downloadSpecification(product: ProductDetail, language: Language, money: Money): void {
  const table = csvOf(specificationRows(product, language, money))
  const url = URL.createObjectURL(new Blob([table], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${product.slug}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

function specificationRows(product: ProductDetail, language: Language, money: Money): Row[] {
  const features = featuresOf(product, language).flatMap((group) => group.items)
  return [
    [productWords.csvItem[language], productWords.csvValue[language]],
    [productWords.csvName[language], nameOf(product, language).text],
    ...(product.modelNumber ? [[productWords.model[language], product.modelNumber] satisfies Row] : []),
    ...specificationsOf(product, language).map((entry): Row => [entry.name, textOf(entry)]),
    ...features.map(({ feature, value }): Row => [feature, value]),
    ...priceRows(product, language, money),
  ]
}

function priceRows({ price }: ProductDetail, language: Language, { format }: Money): Row[] {
  const { connectivity } = price
  const type = connectivity.type ? ` ${connectivityWords[connectivity.type][language]}` : ''
  const period = periodWords[price.period][language]
  const yearly = periodWords.year[language]
  const amounts: [item: string, amount: number | null, period: string][] = [
    [productWords.csvPrice[language], price.msrp, period],
    [productsWords.partnerPrice[language], price.partnerPrice, period],
    [productWords.sensorHardware[language], price.sensorPrice, ''],
    [productWords.annualLicence[language], price.licensePrice.annual, yearly],
    [productWords.connectivity[language] + type, connectivity.annualFee, yearly],
    [productWords.firstYearTotal[language], price.firstYearTotal, ''],
  ]
  return amounts.map(([item, amount, suffix]) => [
    item,
    amount === null ? productWords.none[language] : format(amount) + suffix,
  ])
}
