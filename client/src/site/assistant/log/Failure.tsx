import type { ChatProblemCode } from '#contract/assistant/chat-problems.ts'
import { chatProblemWords } from '../../../i18n/chat-problems.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { FurtherHelp } from './FurtherHelp.tsx'
import { TryAgain } from './TryAgain.tsx'

interface FailureProps {
  code: ChatProblemCode
  question: string
  isLast: boolean
}

/** Why there is no answer, and what can be done: ask again, or, where that is of no use today, ask people. */
export function Failure({ code, question, isLast }: FailureProps) {
  const t = useTranslate()
  const isOver = code === 'chat.limit_reached'
  return (
    <div className="answer-failure">
      <p>{t(chatProblemWords[code])}</p>
      {isOver && <FurtherHelp question={question} />}
      {isLast && !isOver && <TryAgain />}
    </div>
  )
}
