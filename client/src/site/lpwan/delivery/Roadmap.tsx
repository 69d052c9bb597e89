import { roadmapSteps } from '#content/lpwan/delivery.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { deliveryCopy } from './delivery.words.ts'

export function Roadmap() {
  const t = useTranslate()
  return (
    <section id="roadmap" tabIndex={-1} className="lpwan-section">
      <h2 className="heading text-title">{t(deliveryCopy.roadmap)}</h2>
      <ol className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {roadmapSteps.map(({ name, text, outcome }, index) => (
          <li key={name.en} className="grid content-start gap-1 border-t-3 border-signal pt-3">
            <h3 className="text-body font-semibold">
              <span className="text-signal">{index + 1}</span> {t(name)}
            </h3>
            <p>{t(text)}</p>
            <p className="before:content-['→_'/''] before:text-signal">{t(outcome)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
