import { assumptions } from '#content/builder/assumptions.ts'
import { batteryWords } from '#content/builder/bill.words.ts'
import { batteryText } from '#content/builder/line-texts.ts'
import type { Bill } from '#contract/builder/bill.ts'
import { type Costs, costsOf } from '#contract/builder/costs.ts'
import { baseCurrency } from '#contract/catalogue/money.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { SpanBar } from '../../ui/figures/SpanBar.tsx'
import { useMoney } from '../catalogue/index.ts'
import { builderWords } from './builder.words.ts'
import type { System } from './useSystem.ts'
import { useSystemSummary } from './useSystem.ts'

export function CostSummary({ system, bill }: { system: System; bill: Bill }) {
  const t = useTranslate()
  const { currency, convert, write } = useMoney()
  const { over, once, yearly, onRequest, batteries } = costsOf(bill, assumptions, convert)
  const most = Math.max(...over.map(({ cost }) => cost.high), 1)
  const short = (amount: number) => write(Math.round(amount))
  const [first = '', five = '', ten = ''] = over.map(({ cost }) => short(cost.likely))
  const summary = useSystemSummary(system, bill)
  return (
    <section
      id="costs"
      tabIndex={-1}
      aria-label={t(builderWords.sums)}
      className="scroll-mt-20 border-t-2 border-signal pt-4"
    >
      <p className="text-fine text-ink-quiet">{summary}</p>
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
      {batteries.lines.length > 0 && <Batteries batteries={batteries} cost={short(batteries.cost)} />}
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

function Batteries({ batteries: { lines }, cost }: { batteries: Costs['batteries']; cost: string }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="mt-2 border-t border-hairline pt-2">
      <p>
        {t(batteryWords.title)} <strong className="font-semibold">{cost}</strong>{' '}
        <span className="text-fine text-ink-quiet">{t(batteryWords.included)}</span>
      </p>
      <ul className="text-fine text-ink-quiet">
        {lines.map((changes) => (
          <li key={changes.line.key}>{batteryText(changes, language)}</li>
        ))}
      </ul>
    </div>
  )
}
