import type { ReactNode } from 'react'
import { pointsText } from '#content/builder/offerings.ts'
import type { Plan } from '#contract/content/plans.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'
import { Stamp } from '../ui/Badge.tsx'
import { DeviceDrawing } from '../ui/drawings/DeviceDrawing.tsx'
import { Ticks } from '../ui/figures/Ticks.tsx'
import { planWords } from './plan.words.ts'

interface PlanViewProps {
  plan: Plan
  /** Formats an amount in HKD in the reader's currency. */
  format: (amount: number) => string
  /** Actions for the plan. */
  children?: ReactNode
}

/** Above this number, ticks cannot be told apart. */
const ticksMost = 60

/** Renders a plan as an `li`. */
export function PlanView({ plan, format, children }: PlanViewProps) {
  const t = useTranslate()
  const localized = useLocalizedText()
  const { name, summary, need, monthly, points, unit, lines, mark } = plan
  const { children: unitText, lang: unitLanguage } = localized(unit)
  return (
    // On wide screens, four plans share grid rows (name, text, price, contents), so that each row lines up.
    <li className="border-t border-ink pt-4 max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-x-4 sm:max-lg:flex sm:max-lg:flex-col lg:row-[span_6] lg:grid lg:grid-rows-subgrid lg:gap-y-0">
      <div className="plate max-sm:row-[1/3] max-sm:self-start sm:mb-4 sm:max-lg:w-[min(100%,15rem)]">
        <DeviceDrawing kind={need} />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 max-sm:col-2">
        <h3 className="heading text-title" {...localized(name)} />
        {mark === 'popular' && <Stamp>{t(planWords.popular)}</Stamp>}
      </div>
      <p className="text-ink-quiet whitespace-pre-line max-sm:col-2" {...localized(summary)} />
      <div className="mt-4 max-sm:col-span-full">
        <p className="text-fine text-ink-quiet">{t(planWords.from)}</p>
        <p>
          <span className="text-heading leading-tight font-semibold">{format(monthly)}</span> {t(planWords.perMonth)}
        </p>
        {points <= ticksMost && (
          <div className="my-2">
            <Ticks count={points} filled={points} />
          </div>
        )}
        <p className="text-fine text-ink-quiet">
          <span lang={unitLanguage}>{pointsText(points, unitText)}</span> ·{' '}
          {t(planWords.perPoint)(format(monthly / points))}
        </p>
      </div>
      <ul className="my-3 max-sm:col-span-full">
        {lines.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may write two alike
          <li key={index} className="py-2 border-t border-hairline" {...localized(text)} />
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:col-span-full">{children}</div>
    </li>
  )
}
