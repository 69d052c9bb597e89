import type { ChatProblemCode } from '#contract/assistant/chat-problems.ts'
import { chatProblemWords } from '../../../i18n/chat-problems.words.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { conversation } from '../conversation.ts'
import { panelWords } from '../panel.words.ts'
import { FurtherHelp } from './FurtherHelp.tsx'

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

export function TryAgain() {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Button className="mt-3" size="compact" onClick={() => conversation.askAgain(language)}>
      {t(panelWords.tryAgain)}
    </Button>
  )
}
