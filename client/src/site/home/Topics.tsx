import { useTranslate } from '../../i18n/language.tsx'
import { homeWords } from './home.words.ts'
import { topics } from './topics.words.ts'

/** Spec §2, "Home": eight popular topics. Each puts its question before the assistant. */
export function Topics({ onPick }: { onPick: (question: string) => void }) {
  const t = useTranslate()
  return (
    <section className="mt-16 lg:mt-24">
      <h2 className="heading text-title lg:text-heading">{t(homeWords.topics)}</h2>
      <p className="measure mt-1 text-ink-quiet">{t(homeWords.topicsLead)}</p>
      <ul className="home-topics">
        {topics.map(({ name, question }) => (
          <li key={name.en}>
            <button type="button" onClick={() => onPick(t(question))}>
              <strong>{t(name)}</strong>
              <span>{t(question)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
