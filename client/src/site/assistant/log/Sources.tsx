import { useId } from 'react'
import type { ChatSource } from '#contract/assistant/chat.ts'
import { answerWords, sourceKindWords } from '../../../answers/index.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../i18n/language.tsx'

export function Sources({ sources, idOf }: { sources: readonly ChatSource[]; idOf: (number: number) => string }) {
  const t = useTranslate()
  const label = useId()
  if (sources.length === 0) return null
  return (
    <div className="answer-sources mt-3">
      <p id={label} className="text-fine text-ink-quiet">
        {t(answerWords.sources)}
      </p>
      <ul aria-labelledby={label}>
        {sources.map(({ number, kind, title, path }) => (
          <li key={number}>
            <LocalLink
              className="flex items-baseline gap-2 py-3 text-fine/normal hover:text-signal lg:py-1"
              id={idOf(number)}
              to={path}
            >
              <span className="min-w-[1ch] font-semibold text-signal">{number}</span>
              <span className="flex-none text-ink-quiet">{t(sourceKindWords[kind])}</span>
              <span className="link" dir="auto">
                {title}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
