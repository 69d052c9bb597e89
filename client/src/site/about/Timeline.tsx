import './timeline.css'
import type { Company } from '#contract/site/company.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { aboutCopy } from './about.words.ts'

/** The years so far, on a ruler where there is room. */
export function Timeline({ milestones }: { milestones: Company['milestones'] }) {
  const t = useTranslate()
  const years = milestones.map(({ year }) => year)
  return (
    <section className="about-part">
      <h2 className="heading text-title">{t(aboutCopy.timeline)(Math.min(...years), Math.max(...years))}</h2>
      <ol className="about-timeline">
        {milestones.map(({ year, title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a year may have two, and none changes places
          <li key={index}>
            <Year />
            <time dateTime={String(year)}>{year}</time>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
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
    <svg viewBox="0 0 120 20" preserveAspectRatio="none" aria-hidden="true">
      <path d={months} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
