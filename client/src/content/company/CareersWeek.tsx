import type { Careers } from '#contract/content/company.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { Ticks } from '../../ui/figures/Ticks.tsx'
import { careersWords } from './careers.words.ts'

/** Draws the hours of a week as bars relative to the longest; the first bar is highlighted. */
export function CareersWeek({ careers: { weekTitle, weekHint, week } }: { careers: Careers }) {
  const t = useTranslate()
  const localized = useLocalizedText()
  const most = Math.max(...week.map(({ hours }) => hours))
  return (
    <section className="p-5 border border-hairline rounded-panel bg-raised">
      <h2 className="font-semibold" {...localized(weekTitle)} />
      <p className="text-fine text-ink-quiet" {...localized(weekHint)} />
      <dl className="mt-2">
        {week.map(({ name, hours }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may call two alike
          <div key={index} className="py-2 border-t border-hairline">
            <dt className="text-fine" {...localized(name)} />
            <dd className="grid grid-cols-[minmax(0,1fr)_4rem] items-center gap-4 text-fine text-right">
              <Ticks count={most} filled={hours} tone={index === 0 ? 'signal' : 'ink'} />
              {t(careersWords.hours)(hours)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
