import { groupWords } from '#content/builder/bill.words.ts'
import { lineName } from '#content/builder/line-texts.ts'
import type { BillLine, Bill as Materials } from '#contract/builder/bill.ts'
import { lineTotals, listLine } from '#contract/catalogue/prices.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { periodWords } from '../../i18n/products.words.ts'
import { Button } from '../../ui/Button.tsx'
import { useMoney } from '../catalogue/index.ts'
import { BillEntry } from './BillEntry.tsx'
import { builderWords } from './builder.words.ts'
import type { System } from './useSystem.ts'

export function Bill({ system, bill: { lines, removed } }: { system: System; bill: Materials }) {
  const t = useTranslate()
  const language = useLanguage()
  if (lines.length === 0 && removed.length === 0) return null
  const title = t(builderWords.bill)
  const plans = lines.filter(({ kind }) => kind === 'plan')
  const entries = (kinds: BillLine['kind'][]) =>
    lines
      .filter(({ kind }) => kinds.includes(kind))
      .map((line) => <BillEntry key={line.key} line={line} system={system} />)
  return (
    <section id="bill" tabIndex={-1} aria-label={title} className="scroll-mt-20">
      <h2 className="heading text-title">{title}</h2>
      <p className="mt-2 text-ink-quiet">{t(builderWords.billLead)}</p>
      <ul className="mt-3 border-b border-hairline">
        {entries(['device', 'gateway'])}
        {plans.length > 0 && <Plans plans={plans} system={system} />}
        {entries(['platform', 'installation'])}
      </ul>
      {removed.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{t(builderWords.removed)}</h3>
          <ul>
            {removed.map((line) => (
              <li
                key={line.key}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-hairline"
              >
                <span className="text-ink-quiet line-through">{lineName(line, language)}</span>
                <Button
                  size="compact"
                  aria-label={t(builderWords.putBackOf)(lineName(line, language))}
                  onClick={() => system.edit(line.key)}
                >
                  {t(builderWords.putBack)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Groups the plans, with what each fee includes and their sum. */
function Plans({ plans, system }: { plans: BillLine[]; system: System }) {
  const t = useTranslate()
  const { convert, write } = useMoney()
  const monthly = plans.reduce(
    (sum, { price, quantity }) => sum + (lineTotals(listLine(price, quantity, convert)).total ?? 0),
    0,
  )
  return (
    <li className="border-t border-hairline pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{t(groupWords.plans)}</h3>
        <p className="font-semibold">
          {write(Math.round(monthly * 100) / 100)}
          {t(periodWords.month)}
        </p>
        <p className="w-full text-fine text-ink-quiet">{t(groupWords.plansInclude)}</p>
      </div>
      <ul className="mt-3 sm:ml-28">
        {plans.map((plan) => (
          <BillEntry key={plan.key} line={plan} system={system} />
        ))}
      </ul>
    </li>
  )
}
