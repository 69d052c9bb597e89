import { aiDoes, aiDoesNot } from '#content/property/assistance.words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { propertyWords } from './property.words.ts'

export function Assistance() {
  const t = useTranslate()
  const list = (title: Bilingual, lines: Bilingual[], tone: string) => (
    <div>
      <h3 className="font-semibold">{t(title)}</h3>
      <ul>
        {lines.map((line) => (
          <li
            key={line.en}
            className={`relative py-1.5 pl-6 before:absolute before:top-[1.1rem] before:left-0 before:h-0.5 before:w-3 ${tone}`}
          >
            {t(line)}
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <section
      id="ai"
      tabIndex={-1}
      className="grid gap-y-6 gap-x-8 mt-16 py-8 border-y border-hairline md:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)]"
    >
      <h2 className="heading text-title md:max-lg:col-span-full">{t(propertyWords.ai)}</h2>
      {list(propertyWords.aiDoes, aiDoes, 'before:bg-signal')}
      {list(propertyWords.aiDoesNot, aiDoesNot, 'before:-rotate-45 before:bg-edge')}
    </section>
  )
}
