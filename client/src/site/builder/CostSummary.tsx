import { assumptions } from '#content/builder/assumptions.ts'
import type { Bill } from '#contract/builder/bill.ts'
import { costsOf } from '#contract/builder/costs.ts'
import { baseCurrency } from '#contract/catalogue/money.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SpanBar } from '../../ui/figures/SpanBar.tsx'
import { useMoney } from '../catalogue/index.ts'
import { builderWords } from './builder.words.ts'

export function CostSummary({ bill, floors }: { bill: Bill; floors: number }) {
  const t = useTranslate()
  const { currency, convert, write } = useMoney()
  const { over, once, yearly, onRequest } = costsOf(bill, assumptions, convert)
  const most = Math.max(...over.map(({ cost }) => cost.high), 1)
  const short = (amount: number) => write(Math.round(amount))
  const [first = '', five = '', ten = ''] = over.map(({ cost }) => short(cost.likely))
  const devices = bill.lines.reduce((sum, { kind, quantity }) => sum + (kind === 'device' ? quantity : 0), 0)
  return (
    <section aria-label={t(builderWords.sums)} className="border-t-2 border-signal pt-4">
      <p className="text-fine text-ink-quiet">{t(builderWords.summary)(floors, numberText(devices))}</p>
      <dl className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {over.map(({ years, cost: { low, likely, high } }) => (
          <div key={years} className="builder-sum min-w-0">
            <dt className="text-fine text-ink-quiet">{t(builderWords.over)(years)}</dt>
            <dd>
              <p className={`leading-snug font-semibold ${years === 1 ? 'text-heading text-signal' : 'text-title'}`}>
                {short(likely)}
              </p>
              <SpanBar from={low / most} to={high / most} isMarked={years === 1} />
              <p className="mt-1 text-fine text-ink-quiet">
                {low === high ? ' ' : t(builderWords.between)(short(low), short(high))}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-6 border-t border-hairline pt-2">
        <span>
          {t(builderWords.once)} <strong className="font-semibold">{short(once)}</strong>
        </span>
        <span>
          {t(builderWords.yearly)} <strong className="font-semibold">{short(yearly)}</strong>
        </span>
      </p>
      {onRequest > 0 && (
        <p className="mt-2 border-l-2 border-l-caution pl-2.5 text-fine">{t(builderWords.onRequest)(onRequest)}</p>
      )}
      {currency !== baseCurrency && (
        <p className="mt-2 text-fine text-ink-quiet">{t(builderWords.converted)(currency)}</p>
      )}
      <p role="status" className="sr-only">
        {t(builderWords.status)(first, five, ten)}
      </p>
    </section>
  )
}
