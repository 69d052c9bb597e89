import '../../../ui/figures/data-grid.css'
import { lineTotals, listLine, listPriceFor, type Totals, totalsOf } from '#contract/catalogue/prices.ts'
import type { Component, ProductDetail, ProductSummary } from '#contract/catalogue/products.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { periodWords, productsWords } from '../../../i18n/products.words.ts'
import { paths } from '../../../paths.ts'
import { nameOf, TotalRows, useMoney } from '../../catalogue/index.ts'
import { componentsWords } from './components.words.ts'

/** A component with its current product: null if retired, undefined if no product has the SKU. */
interface SoldComponent extends Component {
  product: ProductSummary | null | undefined
}

export function Components({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const { convert } = useMoney()
  const components = product.components.map(
    (component): SoldComponent => ({ ...component, product: productOf(product, component) }),
  )
  const lines = components.flatMap(({ product: sold, quantity }) =>
    sold ? [listLine(listPriceFor(sold, quantity), quantity, convert)] : [],
  )
  const totals = totalsOf(lines)
  return (
    <section className="mt-16" aria-labelledby="components">
      <h2 id="components" className="heading text-title">
        {t(componentsWords.title)}
      </h2>
      <table className="data-grid mt-2 print:[&_tr]:break-inside-avoid sm:[&_tr>:last-child]:pr-0 sm:[&_tr>:nth-child(n+2)]:text-right sm:[&_tr>:nth-child(n+2)]:whitespace-nowrap">
        <caption>{t(componentsWords.note)}</caption>
        <thead>
          <tr>
            {[componentsWords.part, componentsWords.quantity, componentsWords.unitPrice, componentsWords.subtotal].map(
              (head) => (
                <th key={head.en} scope="col">
                  {t(head)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {components.map((component) => (
            <Row key={component.sku} component={component} />
          ))}
        </tbody>
      </table>
      <Sum totals={totals} product={product} unpriced={components.length - lines.length + totals.onRequest} />
    </section>
  )
}

function productOf({ componentProducts }: ProductDetail, { sku }: Component): SoldComponent['product'] {
  return componentProducts.find((component) => component.sku === sku)?.product
}

function Row({ component: { product, sku, quantity } }: { component: SoldComponent }) {
  const t = useTranslate()
  const language = useLanguage()
  const name = product ? nameOf(product, language) : undefined
  return (
    <tr>
      <th scope="row">
        {product && name ? (
          <LocalLink to={paths.product(product.slug)} className="link" lang={name.lang}>
            {name.text}
          </LocalLink>
        ) : (
          t(product === null ? componentsWords.retired : componentsWords.missing)
        )}
        <span className="block text-fine font-normal text-ink-quiet">{sku}</span>
      </th>
      <td data-head={t(componentsWords.quantity)}>{quantity}</td>
      <td data-head={t(componentsWords.unitPrice)}>
        <Amount product={product} quantity={1} at={quantity} />
      </td>
      <td data-head={t(componentsWords.subtotal)}>
        <Amount product={product} quantity={quantity} at={quantity} />
      </td>
    </tr>
  )
}

interface AmountProps {
  product: SoldComponent['product']
  quantity: number
  /** Quantity that sets the volume price. */
  at: number
}

function Amount({ product, quantity, at }: AmountProps) {
  const t = useTranslate()
  const { convert, write } = useMoney()
  if (!product) return '—'
  const { total, connectivity } = lineTotals(listLine(listPriceFor(product, at), quantity, convert))
  return (
    <span>
      {total === null ? t(productsWords.priceOnRequest) : write(total) + t(periodWords[product.price.period])}
      {connectivity !== null && (
        <span className="block text-fine text-ink-quiet">
          {t(componentsWords.connectivity)(write(connectivity) + t(periodWords.year))}
        </span>
      )}
    </span>
  )
}

function Sum({ totals, product, unpriced }: { totals: Totals; product: ProductDetail; unpriced: number }) {
  const t = useTranslate()
  const { convert, write } = useMoney()
  const { firstYearTotal } = product.price
  const saved = firstYearTotal === null || unpriced > 0 ? 0 : totals.firstYear - convert(firstYearTotal)
  return (
    <div className="mt-3 wrap-anywhere sm:ml-auto sm:max-w-88">
      <p className="text-fine text-ink-quiet">{t(componentsWords.sum)}</p>
      <TotalRows
        totals={totals.totals}
        write={write}
        rowClass="flex items-baseline justify-between border-b border-hairline py-1.5"
        amountClass="font-semibold"
      />
      {saved > 0 && <p className="mt-2">{t(componentsWords.dearer)(write(saved))}</p>}
      {unpriced > 0 && (
        <p className="mt-2 border-l-2 border-l-caution pl-2.5">{t(componentsWords.unpriced)(unpriced)}</p>
      )}
    </div>
  )
}
