import type { ReactNode } from 'react'
import { firstYearOf, totalLabels } from '#contract/catalogue/prices.ts'
import type { Price, ProductDetail } from '#contract/catalogue/products.ts'
import { categoryLabels } from '#contract/catalogue/values/product-values.ts'
import { asRead } from '../../i18n/lang-of.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { availabilityWords, connectivityWords, periodWords, productsWords } from '../../i18n/products.words.ts'
import { featuresOf, StockGauge, specificationsOf, useMoney } from '../catalogue/index.ts'
import { type AlignedRow, alignEntries, differ } from './align.ts'
import { compareWords } from './compare.words.ts'

export interface ComparedRow {
  name: string
  /** One a product; `column` is its id. */
  cells: { column: string; content: ReactNode }[]
  isDifferent: boolean
}

/** Every line of the comparison, in the reader's language and currency. */
export function useComparedRows(products: ProductDetail[]): { title: string; rows: ComparedRow[] }[] {
  const t = useTranslate()
  const language = useLanguage()
  const purchase = usePurchaseRows(products)
  const features = alignEntries(
    products.map((product) =>
      featuresOf(product, language)
        .flatMap(({ items }) => items)
        .map(({ feature, value }) => ({ name: feature, value })),
    ),
  )
  const specifications = alignEntries(
    products.map((product) =>
      specificationsOf(product, language).map(({ name, value, unit }) => ({
        name,
        value: unit ? `${value} ${unit}` : value,
      })),
    ),
  )
  const none = <span className="font-normal text-ink-quiet">{t(compareWords.noEntry)}</span>
  const written = ({ name, values, isDifferent }: AlignedRow): ComparedRow => ({
    name: asRead(name, language).text,
    isDifferent,
    cells: products.map(({ id }, index) => {
      const value = values[index] ? asRead(values[index], language) : undefined
      return { column: id, content: value ? <span lang={value.lang}>{value.text}</span> : none }
    }),
  })
  return [
    { title: t(compareWords.purchase), rows: purchase },
    { title: t(compareWords.specifications), rows: specifications.map(written) },
    { title: t(compareWords.features), rows: features.map(written) },
  ]
}

/** The lines that every product has. */
function usePurchaseRows(products: ProductDetail[]): ComparedRow[] {
  const t = useTranslate()
  const { format, convert, write } = useMoney()
  const amount = (value: number | null, suffix = '') => (value === null ? t(compareWords.none) : format(value) + suffix)
  const fee = ({ connectivity }: Price) =>
    connectivity.annualFee === 0 ? t(compareWords.free) : amount(connectivity.annualFee)
  const connectivity = ({ connectivity: { type, description } }: Price) =>
    description ?? (type ? t(connectivityWords[type]) : t(compareWords.none))
  const row = (name: string, textOf: (product: ProductDetail) => string): ComparedRow => {
    const texts = products.map(textOf)
    return {
      name,
      isDifferent: differ(texts),
      cells: products.map(({ id }, index) => ({ column: id, content: texts[index] })),
    }
  }
  return [
    row(t(compareWords.listPrice), ({ price }) =>
      price.msrp === null ? t(productsWords.priceOnRequest) : amount(price.msrp, t(periodWords[price.period])),
    ),
    row(t(compareWords.partnerPrice), ({ price }) => amount(price.partnerPrice, t(periodWords[price.period]))),
    row(t(totalLabels.firstYear), (product) => {
      const { total } = firstYearOf(product, convert)
      return total === null ? t(compareWords.none) : write(total)
    }),
    {
      ...row(t(compareWords.stock), ({ availability, stockQuantity }) => `${availability} ${stockQuantity}`),
      cells: products.map((product) => ({
        column: product.id,
        content: (
          <>
            {t(availabilityWords[product.availability])}
            <StockGauge product={product} />
          </>
        ),
      })),
    },
    row(t(compareWords.connectivity), ({ price }) => connectivity(price)),
    row(t(compareWords.connectivityFee), ({ price }) => fee(price)),
    row(t(compareWords.category), ({ category }) => t(categoryLabels[category])),
    row(t(compareWords.model), ({ modelNumber }) => modelNumber ?? t(compareWords.none)),
  ]
}
