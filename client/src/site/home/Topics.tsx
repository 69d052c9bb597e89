import { useTranslate } from '../../i18n/language.tsx'
import { homeWords } from './home.words.ts'
import { topics } from './topics.words.ts'

export function Topics({ onPick }: { onPick: (question: string) => void }) {
  const t = useTranslate()
  return (
    <section>
      <h2 className="heading text-title lg:text-heading">{t(homeWords.topics)}</h2>
      <p className="measure mt-2 text-ink-quiet">{t(homeWords.topicsLead)}</p>
      <ul className="mt-4 border-t border-ink">
        {topics.map(({ name, question }) => (
          <li key={name.en}>
            <button
              className="grid min-h-14 content-center py-2.5 border-b border-hairline leading-[1.45] text-start size-full hover:text-signal md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] md:gap-4 md:items-baseline"
              type="button"
              onClick={() => onPick(t(question))}
            >
              <strong className="font-semibold">{t(name)}</strong>
              <span className="text-ink-quiet text-fine">{t(question)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
