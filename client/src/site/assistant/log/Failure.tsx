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

/** Explains a failure and offers to ask again, or to contact people once the day's limit is reached. */
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
