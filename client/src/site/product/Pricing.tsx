import { type FirstYearPart, firstYearOf, type PriceKind, totalLabels } from '#contract/catalogue/prices.ts'
import type { Product, ProductDetail } from '#contract/catalogue/products.ts'
import { fromPieces, volumePricesLabel } from '#contract/catalogue/values/buying-words.ts'
import { baseCurrency } from '#contract/catalogue/values/money-values.ts'
import { halfIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { connectivityWords, periodWords, productsWords } from '../../i18n/products.words.ts'
import { FormerPrice, PromotionNote, promotionWords } from '../../offers/index.ts'
import { useMoney } from '../catalogue/index.ts'
import { WorkingSystem } from './WorkingSystem.tsx'

export function Pricing({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const { currency, format } = useMoney()
  const { price } = product
  const period = t(periodWords[price.period])
  return (
    <section className="border-t border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <span className="mr-2 text-fine text-ink-quiet">
            {t(price.promotion ? promotionWords.price : productsWords.msrp)}
          </span>
          {price.promotion && <FormerPrice amount={format(price.promotion.msrp)} />}
          <span className="text-heading leading-tight font-semibold">
            {price.msrp === null ? t(productsWords.priceOnRequest) : format(price.msrp)}
          </span>
          <span className="text-ink-quiet">{period}</span>
        </p>
        {price.partnerPrice !== null && (
          <p className="text-ink-quiet">
            {t(productWords.partnerPrice)} <span className="text-ink">{format(price.partnerPrice)}</span>
            {period}
          </p>
        )}
      </div>
      {price.promotion && <PromotionNote {...price.promotion} />}
      <VolumePrices product={product} />
      <FirstYear product={product} />
      <WorkingSystem product={product} />
      {currency !== baseCurrency && (
        <p className="mt-2 text-fine text-ink-quiet">{t(productWords.converted)(currency)}</p>
      )}
    </section>
  )
}

/** Lists volume prices; renders nothing if there are none. */
function VolumePrices({ product: { volumePrices, price } }: { product: Pick<Product, 'price' | 'volumePrices'> }) {
  const t = useTranslate()
  const { format } = useMoney()
  if (volumePrices.length === 0 || price.msrp === null) return null
  return (
    <>
      <h2 className="mt-4 text-fine text-ink-quiet">{t(volumePricesLabel)}</h2>
      <ul className="mt-1 flex flex-wrap gap-2">
        {volumePrices.map((step) => (
          <li key={step.from} className="rounded-control border border-hairline px-3 py-1.5">
            <p className="text-fine text-ink-quiet">{t(fromPieces)(step.from)}</p>
            <p className="font-semibold">
              {format(step.price)}
              <span className="font-normal text-ink-quiet">{t(periodWords[price.period])}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function FirstYear({ product }: { product: Pick<Product, 'price' | 'category'> }) {
  const t = useTranslate()
  const { convert, write } = useMoney()
  const { parts, total } = firstYearOf(product, convert)
  const language = useLanguage()
  const { type, description } = product.price.connectivity
  const plan = description === null ? type && t(connectivityWords[type]) : halfIn(description, language)
  return (
    <>
      <h2 className="mt-4 text-fine text-ink-quiet">{t(productWords.pricing)}</h2>
      <CostBar parts={parts} />
      <dl className="*:flex *:justify-between *:gap-4 *:py-[0.4rem]">
        {parts.map((part) => (
          <div key={part.kind} className={`border-b border-hairline ${partClasses[part.kind]}`}>
            <dt className="before:mr-2.5 before:inline-block before:size-2.5 before:bg-(--part)">
              {t(part.label)}
              {part.kind === 'connectivity' && plan && ` · ${plan}`}
            </dt>
            <dd className="text-right whitespace-nowrap">
              <PartAmount part={part} />
            </dd>
          </div>
        ))}
        {total !== null && (
          <div className="font-semibold">
            <dt>{t(totalLabels.firstYear)}</dt>
            <dd className="text-right whitespace-nowrap">{write(total)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

function PartAmount({ part: { kind, amount, isYearly } }: { part: FirstYearPart }) {
  const t = useTranslate()
  const { write } = useMoney()
  if (amount === null) return t(productWords.none)
  if (amount === 0 && kind === 'connectivity') return <strong className="text-signal">{t(productWords.free)}</strong>
  return write(amount) + (isYearly ? t(periodWords.year) : '')
}

const partClasses: Record<PriceKind, string> = {
  hardware: '[--part:var(--ink)] fill-ink',
  licence: '[--part:var(--signal)] fill-signal',
  plan: '[--part:var(--signal)] fill-signal',
  connectivity: '[--part:var(--edge)] fill-edge',
}

/** Draws the shares of the first year's cost, if there are several. Decorative: the list below says the same. */
function CostBar({ parts }: { parts: FirstYearPart[] }) {
  const amounts = parts.map(({ amount }) => amount ?? 0)
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  if (amounts.filter((amount) => amount > 0).length < 2) return null
  const before = (index: number) => amounts.slice(0, index).reduce((sum, amount) => sum + amount, 0)
  const percent = (amount: number) => `${(100 * amount) / whole}%`
  return (
    <svg aria-hidden="true" className="cost-bar mt-2 block h-2.5 w-full">
      {parts.map(({ kind, amount }, index) => (
        <rect
          key={kind}
          className={partClasses[kind]}
          x={percent(before(index))}
          width={percent(amount ?? 0)}
          height="10"
        />
      ))}
    </svg>
  )
}
