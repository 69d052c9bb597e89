import { nameIn } from '#contract/i18n/in-language.ts'
import type { ProductPerformance } from '#contract/staff/figures.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { ordersPath } from '../paths/index.ts'
import { figureWords, useFigureTexts } from '../reports/index.ts'
import { Change } from '../ui/charts/Change.tsx'
import { analyticsWords as words } from './analytics.words.ts'
import { RankedFigure, RankedName, Ranking } from './Ranking.tsx'

type Product = ProductPerformance['products'][number]

/** Lists the best-selling products with revenue bars, linked to their orders. */
export function TopProducts({ data }: { data: ProductPerformance }) {
  const t = useTranslate()
  const best = Math.max(...data.products.map(({ revenue }) => revenue.value), 1)
  return (
    <Ranking heads={[t(words.product), t(words.quantity), t(figureWords.orders), t(figureWords.revenue)]}>
      {data.products.map((product) => (
        <Row
          key={product.productId ?? product.name}
          product={product}
          to={product.productId ? ordersPath(data, { product: product.productId }) : undefined}
          share={product.revenue.value / best}
        />
      ))}
    </Ranking>
  )
}

function Row({ product, to, share }: { product: Product; to: string | undefined; share: number }) {
  const language = useLanguage()
  const { dollars, number } = useFigureTexts()
  const { sku, quantity, orders, revenue } = product
  return (
    <tr>
      <RankedName name={nameIn(product, language)} to={to} note={sku} share={share} />
      <RankedFigure>{number(quantity)}</RankedFigure>
      <RankedFigure>{number(orders)}</RankedFigure>
      <RankedFigure note={<Change figure={revenue} format={dollars} />}>
        <strong className="font-semibold">{dollars(revenue.value)}</strong>
      </RankedFigure>
    </tr>
  )
}
