import { nameIn } from '#contract/i18n/in-language.ts'
import type { ProductPerformance } from '#contract/staff/figures.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { SpanBar } from '../../ui/figures/SpanBar.tsx'
import { Link } from '../../ui/Link.tsx'
import { ordersPath } from '../paths/index.ts'
import { figureWords, useFigureTexts } from '../reports/index.ts'
import { Change } from '../ui/charts/Change.tsx'
import { analyticsWords as words } from './analytics.words.ts'

type Product = ProductPerformance['products'][number]

/** The products that sold best, with their revenue as bars; each leads to its orders. */
export function TopProducts({ data }: { data: ProductPerformance }) {
  const t = useTranslate()
  const best = Math.max(...data.products.map(({ revenue }) => revenue.value), 1)
  return (
    <table className="ranking">
      <thead>
        <tr>
          <th scope="col">{t(words.product)}</th>
          <th scope="col">{t(words.quantity)}</th>
          <th scope="col">{t(figureWords.orders)}</th>
          <th scope="col">{t(figureWords.revenue)}</th>
        </tr>
      </thead>
      <tbody>
        {data.products.map((product) => (
          <Row
            key={product.productId ?? product.name}
            product={product}
            to={product.productId ? ordersPath(data, { product: product.productId }) : undefined}
            share={product.revenue.value / best}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({ product, to, share }: { product: Product; to: string | undefined; share: number }) {
  const language = useLanguage()
  const { dollars, number } = useFigureTexts()
  const { sku, quantity, orders, revenue } = product
  const shown = nameIn(product, language)
  return (
    <tr>
      <th scope="row">
        {to ? (
          <Link to={to} className="link">
            {shown}
          </Link>
        ) : (
          shown
        )}
        {sku && <span className="ranking-note">{sku}</span>}
        <SpanBar from={0} to={share} />
      </th>
      <td>{number(quantity)}</td>
      <td>{number(orders)}</td>
      <td>
        <strong className="font-semibold">{dollars(revenue.value)}</strong>
        <span className="ranking-note">
          <Change figure={revenue} format={dollars} />
        </span>
      </td>
    </tr>
  )
}
