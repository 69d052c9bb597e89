import type { ReactNode } from 'react'
import { pointsText } from '#content/builder/offerings.ts'
import type { Scene } from '#contract/content/choices.ts'
import type { Plan } from '#contract/content/plans.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'
import { Stamp } from '../ui/Badge.tsx'
import { planWords } from './content.words.ts'
import { ScenePicture } from './ScenePicture.tsx'

interface PlanViewProps {
  plan: Plan
  /** Formats an amount in HKD in the reader's currency. */
  format: (amount: number) => string
  /** Actions for the plan. */
  children?: ReactNode
}

const scenes: Record<Plan['need'], Scene> = {
  leak: 'pump-room',
  energy: 'energy-place',
  air: 'air-place',
  parking: 'parking-place',
}

/** Renders a plan as an `li`. */
export function PlanView({ plan, format, children }: PlanViewProps) {
  const t = useTranslate()
  const localized = useLocalizedText()
  const { name, summary, need, monthly, points, unit, lines, mark } = plan
  const { children: unitText, lang: unitLanguage } = localized(unit)
  return (
    // Side by side, plans share grid rows (picture, name, text, price, contents, actions), so that each row lines up.
    <li className="grid border-t border-ink pt-4 max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-x-4 sm:row-[span_6] sm:grid-rows-subgrid sm:gap-y-0">
      <div className="plate max-sm:row-[1/3] max-sm:self-start sm:mb-4">
        <ScenePicture
          scene={scenes[need]}
          sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 46vw, 7rem"
          isDecorative
        />
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
