import { useId } from 'react'
import type { ChatSource } from '#contract/assistant/chat.ts'
import { answerWords, sourceKindWords } from '../../../answers/index.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../i18n/language.tsx'

/** What an answer stands on, by the numbers that it cites. */
export function Sources({ sources, idOf }: { sources: readonly ChatSource[]; idOf: (number: number) => string }) {
  const t = useTranslate()
  const label = useId()
  if (sources.length === 0) return null
  return (
    <div className="answer-sources">
      <p id={label} className="text-fine text-ink-quiet">
        {t(answerWords.sources)}
      </p>
      <ul aria-labelledby={label}>
        {sources.map(({ number, kind, title, path }) => (
          <li key={number}>
            <LocalLink id={idOf(number)} to={path}>
              <span className="answer-number">{number}</span>
              <span className="answer-kind">{t(sourceKindWords[kind])}</span>
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
