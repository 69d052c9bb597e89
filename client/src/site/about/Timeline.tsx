import './timeline.css'
import { useTranslate } from '../../i18n/language.tsx'
import { aboutCopy, milestones } from './about.copy.ts'

/** The years so far, on a ruler where there is room. */
export function Timeline() {
  const t = useTranslate()
  return (
    <section className="about-part">
      <h2 className="heading text-title">{t(aboutCopy.timeline)}</h2>
      <ol className="about-timeline">
        {milestones.map(({ year, title, text }) => (
          <li key={year}>
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
