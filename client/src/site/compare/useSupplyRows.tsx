import { firstYearOf, totalLabels, workingSystemOf, workingSystemWords } from '#contract/catalogue/prices.ts'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { comparedText } from '#contract/catalogue/specifications/plain-text.ts'
import type { Quantity } from '#contract/catalogue/specifications/quantities.ts'
import { bestOf } from '#contract/catalogue/specifications/ranking.ts'
import { categoryLabels, lowStockThreshold } from '#contract/catalogue/values/product-values.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { availabilityWords, connectivityWords, periodWords, productsWords } from '../../i18n/products.words.ts'
import { Ticks } from '../../ui/figures/Ticks.tsx'
import { StockQuantity, useMoney } from '../catalogue/index.ts'
import { betterWords } from './better.words.ts'
import { comparedWords } from './compared.words.ts'
import type { ComparedRow } from './useComparedRows.tsx'

/** A row with each product's text; null if it has none. */
interface SupplyLine extends Partial<Pick<ComparedRow, 'group' | 'best' | 'why'>> {
  name: string
  texts: (string | null)[]
}

/** Returns the rows on price and supply, without empty ones. */
export function useSupplyRows(products: ProductDetail[]): ComparedRow[] {
  const t = useTranslate()
  const prices = usePriceLines(products)
  const stock: SupplyLine = {
    name: t(comparedWords.stock),
    texts: products.map(({ availability, stockQuantity }) => `${availability} ${stockQuantity}`),
  }
  const connectivity: SupplyLine = {
    name: t(comparedWords.connectivity),
    group: 'radio',
    texts: products.map(({ price: { connectivity } }) => {
      const { type, description } = connectivity
      return description ?? (type ? t(connectivityWords[type]) : null)
    }),
  }
  const category: SupplyLine = {
    name: t(comparedWords.category),
    texts: products.map((product) => t(categoryLabels[product.category])),
  }
  const rowOf = ({ name, texts, group = 'commercial', best = [], why }: SupplyLine): ComparedRow => {
    const shown = texts.map((text) => text ?? t(comparedWords.none))
    const agreement = new Set(shown.map(comparedText)).size === 1 ? 'equal' : 'different'
    const cells = products.map(({ id }, place) => ({ column: id, text: shown[place], content: shown[place] }))
    return { key: name, group, name, cells, best, why, agreement }
  }
  const rows = [...prices, stock, category, connectivity]
    .filter(({ texts }) => texts.some((text) => text !== null))
    .map(rowOf)
  return rows.map((row) => (row.name === stock.name ? withGauges(row, products) : row))
}

/**
 * Ranks prices only among products of one category and billing period: a month of software is not cheaper than a
 * sensor.
 */
function usePriceLines(products: ProductDetail[]): SupplyLine[] {
  const t = useTranslate()
  const { format, convert, write } = useMoney()
  const prices = products.map(({ price }) => price)
  const totals = products.map((product) => firstYearOf(product, convert).total)
  const systems = products.map((product) => workingSystemOf(product, convert))
  const working = systems.map((system, place) => (system ? system.total : (totals[place] ?? null)))
  const lowest = (amounts: (number | null)[], isAlike: boolean) =>
    isAlike && isOne(products.map(({ category }) => category)) ? bestOf('lower', amounts.map(moneyOf)) : []
  const listPrices = prices.map(({ msrp }) => msrp)
  const priceTexts = (amounts: (number | null)[], none: string | null = null) =>
    prices.map(({ period }, place) => {
      const amount = amounts[place] ?? null
      return amount === null ? none : format(amount) + t(periodWords[period])
    })
  return [
    {
      name: t(totalLabels.firstYear),
      texts: totals.map((total) => (total === null ? null : write(total))),
      best: lowest(totals, true),
      why: t(betterWords.cheaperFirstYear),
    },
    {
      name: t(workingSystemWords.label),
      texts: working.map((total, place) => {
        if (!systems.some(Boolean)) return null
        if (total === null) return systems[place] ? t(productsWords.priceOnRequest) : null
        return systems[place] ? t(workingSystemWords.from)(write(total)) : write(total)
      }),
      best: systems.some(Boolean) ? lowest(working, true) : [],
      why: t(betterWords.cheaperSystem),
    },
    {
      name: t(comparedWords.listPrice),
      texts: priceTexts(listPrices, t(productsWords.priceOnRequest)),
      best: lowest(listPrices, isOne(prices.map(({ period }) => period))),
      why: t(betterWords.cheaper),
    },
    { name: t(comparedWords.partnerPrice), texts: priceTexts(prices.map(({ partnerPrice }) => partnerPrice)) },
    {
      name: t(comparedWords.connectivityFee),
      texts: prices.map(({ connectivity: { annualFee } }) => {
        if (annualFee === null) return null
        return annualFee === 0 ? t(comparedWords.free) : format(annualFee)
      }),
    },
  ]
}

function isOne(values: readonly string[]): boolean {
  return new Set(values).size === 1
}

/** Wraps an amount for ranking; null (on request) is not ranked. */
function moneyOf(amount: number | null): Quantity | null {
  return amount === null ? null : { form: 'number', values: [amount], unit: { base: 'money', factor: 1, text: '' } }
}

function withGauges(row: ComparedRow, products: ProductDetail[]): ComparedRow {
  const cells = row.cells.map((cell, place) => ({ ...cell, content: <Stock product={products[place]} /> }))
  return { ...row, cells }
}

const tickCount = 10
const unitsPerTick = 10

/** Draws the stock as up to ten ticks of ten units. */
function Stock({ product }: { product: ProductDetail | undefined }) {
  const t = useTranslate()
  if (!product) return null
  const quantity = product.inStock ? product.stockQuantity : 0
  return (
    <div className="max-w-60">
      {t(availabilityWords[product.availability])}
      <Ticks
        count={tickCount}
        filled={quantity / unitsPerTick}
        tone={quantity > lowStockThreshold ? 'signal' : 'caution'}
      />
      <StockQuantity product={product} />
    </div>
  )
}
