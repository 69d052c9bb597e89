import { baseCurrency } from '#contract/money.ts'
import { listLine, listPriceOf, partsOf, totalsOf } from '#contract/prices.ts'
import type { Product } from '#contract/products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { connectivityWords, periodWords, productsWords } from '../../i18n/products.words.ts'
import { useMoney } from '../catalogue/useMoney.ts'

/** List price and partner price, then what the first year costs, part by part (spec §9). */
export function Pricing({ product }: { product: Pick<Product, 'price' | 'category'> }) {
  const t = useTranslate()
  const { currency, format } = useMoney()
  const { price } = product
  const period = t(periodWords[price.period])
  return (
    <section className="border-t border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <span className="mr-2 text-fine text-ink-quiet">{t(productsWords.msrp)}</span>
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
      <FirstYear product={product} />
      {currency !== baseCurrency && (
        <p className="mt-2 text-fine text-ink-quiet">{t(productWords.converted)(currency)}</p>
      )}
    </section>
  )
}

function FirstYear({ product: { price, category } }: { product: Pick<Product, 'price' | 'category'> }) {
  const t = useTranslate()
  const { format, convert, write } = useMoney()
  const { sensorPrice, licensePrice, connectivity, firstYearTotal } = price
  const plan = connectivity.description ?? (connectivity.type && t(connectivityWords[connectivity.type]))
  const yearly = (amount: number) => format(amount) + t(periodWords.year)
  const line = listLine(listPriceOf(price), 1, convert)
  const licence = totalsOf([{ ...line, connectivityFee: null }]).firstYear
  const isPlan = partsOf(price, category).some(({ kind }) => kind === 'plan')
  const none = t(productWords.none)
  return (
    <>
      <h2 className="mt-4 text-fine text-ink-quiet">{t(productWords.pricing)}</h2>
      <CostBar parts={[sensorPrice, licensePrice.annual, connectivity.annualFee]} />
      <dl className="costs">
        <div className="cost-hardware">
          <dt>{t(productWords.sensorHardware)}</dt>
          <dd>{sensorPrice === null ? none : format(sensorPrice)}</dd>
        </div>
        <div className="cost-licence">
          <dt>{t(isPlan ? productWords.plan : productWords.annualLicence)}</dt>
          <dd>{licensePrice.annual === null ? none : write(licence) + t(periodWords.year)}</dd>
        </div>
        <div className="cost-connectivity">
          <dt>
            {t(productWords.connectivity)}
            {plan && ` · ${plan}`}
          </dt>
          <dd>
            {connectivity.annualFee === null && none}
            {connectivity.annualFee === 0 && <strong className="text-signal">{t(productWords.free)}</strong>}
            {!!connectivity.annualFee && yearly(connectivity.annualFee)}
          </dd>
        </div>
        {firstYearTotal !== null && (
          <div className="cost-total">
            <dt>{t(productWords.firstYearTotal)}</dt>
            <dd>{write(totalsOf([line]).firstYear)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

const partClasses = ['cost-hardware', 'cost-licence', 'cost-connectivity']

/** How the first year's cost divides; the list below it says the same in figures. */
function CostBar({ parts }: { parts: (number | null)[] }) {
  const amounts = parts.map((part) => part ?? 0)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total === 0) return null
  const before = (index: number) => amounts.slice(0, index).reduce((sum, amount) => sum + amount, 0)
  const percent = (amount: number) => `${(100 * amount) / total}%`
  return (
    <svg aria-hidden="true" className="mt-2 block h-2.5 w-full">
      {partClasses.map((part, index) => (
        <rect key={part} className={part} x={percent(before(index))} width={percent(amounts[index] ?? 0)} height="10" />
      ))}
    </svg>
  )
}
