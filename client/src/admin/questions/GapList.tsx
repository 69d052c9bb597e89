import '../ui/icon-button.css'
import { X } from 'lucide-react'
import type { QuestionGap } from '#contract/assistant/questions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useFormats } from '../i18n/formats.ts'
import { writtenInWords } from '../words/messages.words.ts'
import { questionsWords as words } from './questions.words.ts'

interface GapListProps {
  gaps: QuestionGap[]
  /** Some gaps in the address do not exist. */
  isIncomplete: boolean
  onLeaveOut: (id: string) => void
}

/** Lists the gaps that this question will answer. */
export function GapList({ gaps, isIncomplete, onLeaveOut }: GapListProps) {
  const t = useTranslate()
  const { number } = useFormats()
  if (gaps.length === 0 && !isIncomplete) return null
  return (
    <section
      aria-labelledby="question-gaps"
      className="rounded-panel border border-l-3 border-hairline border-l-signal px-4 py-3"
    >
      <h2 id="question-gaps" className="text-body font-semibold">
        {t(words.answers)}
      </h2>
      <p className="field-hint">{t(words.answersHint)}</p>
      {isIncomplete && <p className="field-hint">{t(words.gone)}</p>}
      <ul className="mt-2">
        {gaps.map(({ id, question, asked, language, state }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 border-t border-hairline wrap-anywhere"
          >
            <span dir="auto">{question}</span>
            {state === 'answered' && <Badge tone="caution">{t(words.answeredAlready)}</Badge>}
            <span className="col-2 text-fine whitespace-nowrap text-ink-quiet">
              {t(writtenInWords[language])} · {number(asked)}×
            </span>
            <button
              type="button"
              className="icon-button col-3"
              aria-label={t(words.leaveOut)(question)}
              onClick={() => onLeaveOut(id)}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
