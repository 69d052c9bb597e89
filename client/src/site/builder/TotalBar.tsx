import { ChevronUp } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { assumptions } from '#content/builder/assumptions.ts'
import { batteryWords } from '#content/builder/bill.words.ts'
import type { Bill } from '#contract/builder/bill.ts'
import { costsOf } from '#contract/builder/costs.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useDismiss } from '../../ui/browser/useDismiss.ts'
import { useMoney } from '../catalogue/index.ts'
import { builderWords } from './builder.words.ts'
import type { System } from './useSystem.ts'
import { useSystemSummary } from './useSystem.ts'

/** Keeps the total at the bottom of phones and tablets, where the form precedes the sums; its details open above it. */
export function TotalBar({ system, bill }: { system: System; bill: Bill }) {
  const t = useTranslate()
  const { search } = useLocation()
  const { convert, write } = useMoney()
  const area = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(area, { isOpen, close, whenLeft: true })
  const summary = useSystemSummary(system, bill)
  const { over, once, yearly, batteries } = costsOf(bill, assumptions, convert)
  const short = (amount: number) => write(Math.round(amount))
  const rows = [
    ...over.map(({ years, cost }) => [t(builderWords.over)(years), short(cost.likely)] as const),
    [t(builderWords.once), short(once)] as const,
    [t(builderWords.yearly), short(yearly)] as const,
    ...(batteries.lines.length > 0 ? [[t(batteryWords.title), short(batteries.cost)] as const] : []),
  ]
  const [first] = rows
  return (
    <details
      ref={area}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="action-bar for-tablets group fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-raised lg:hidden print:hidden"
    >
      <summary className="flex min-h-[4.5rem] cursor-pointer list-none items-center justify-between gap-4 px-4 pt-3 max-md:pr-18 pb-[max(0.75rem,env(safe-area-inset-bottom))] [&::-webkit-details-marker]:hidden">
        <span className="leading-tight">
          <span className="block text-fine text-ink-quiet">{first?.[0]}</span>
          <span className="text-body font-semibold">{first?.[1]}</span>
        </span>
        <span className="inline-flex items-center gap-1 text-signal">
          {t(builderWords.details)}
          <ChevronUp aria-hidden="true" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <div className="absolute inset-x-0 bottom-full max-h-[70dvh] overflow-y-auto border-t border-hairline bg-raised p-4 shadow-lift">
        <p className="text-fine text-ink-quiet">{summary}</p>
        <dl className="mt-1">
          {rows.map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-4 border-b border-hairline py-1.5">
              <dt>{label}</dt>
              <dd className="font-semibold">{amount}</dd>
            </div>
          ))}
        </dl>
        <Link to={{ search, hash: '#bill' }} className="link touchable mt-2" onClick={close}>
          {t(builderWords.toBill)}
        </Link>
      </div>
    </details>
  )
}
