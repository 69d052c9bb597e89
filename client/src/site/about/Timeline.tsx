import type { Company } from '#contract/site/company.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { aboutCopy } from './about.words.ts'

/** The years so far, on a ruler where there is room. */
export function Timeline({ milestones }: { milestones: Company['milestones'] }) {
  const t = useTranslate()
  const years = milestones.map(({ year }) => year)
  return (
    <section className="mt-16">
      <h2 className="heading text-title">{t(aboutCopy.timeline)(Math.min(...years), Math.max(...years))}</h2>
      {/* Wide, a ruler: six years of twelve months. */}
      <ol className="mt-4 gap-y-8 md:grid md:grid-cols-3 lg:grid-cols-6">
        {milestones.map(({ year, title, text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a year may have two, and none changes places
            key={index}
            className="relative border-l-ink before:absolute before:left-0 before:border-signal max-md:border-l max-md:pb-6 max-md:pl-8 max-md:before:top-3 max-md:before:w-5 max-md:before:border-t-3 md:pt-7 md:pr-5 md:before:top-0 md:before:h-5 md:before:border-l-3"
          >
            <Year />
            <time className="text-title font-semibold leading-[1.2]" dateTime={String(year)}>
              {year}
            </time>
            <h3 className="mt-1 font-semibold">{t(title)}</h3>
            <p className="text-ink-quiet text-fine">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const months = Array.from({ length: 12 }, (_, month) => `M${month * 10} 0v${month === 0 ? 20 : 6}`).join('')

/** A year of the ruler that the milestones stand on, in months. */
function Year() {
  return (
    <svg
      className="absolute top-0 left-0 h-5 w-full stroke-edge max-md:hidden"
      viewBox="0 0 120 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={months} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
