import { FlaskConical, MessagesSquare, PenLine } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { MissedIntent, MissedQuestion } from '#contract/assistant/intents.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { MarkWrongDialog } from '../../assistant/index.ts'
import { conversationPath, conversationsPath, newQuestionPath, turnAnchor, unansweredPath } from '../../paths/index.ts'
import { RelativeTime } from '../../ui/values.tsx'
import { intentsWords as words } from './intents.words.ts'

/** Shows the latest questions with an intent, each with what can be done about it. */
export function IntentDetail({ row: { intent, examples, unanswered, wrong } }: { row: MissedIntent }) {
  const t = useTranslate()
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-3 whitespace-normal">
      <h2 className="text-fine font-semibold">{t(words.examples)}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {examples.map((question) => (
          <Example key={question.turnId} question={question} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        {unanswered > 0 && (
          <Link to={`${unansweredPath}?intent=${intent}`} className={buttonClass('quiet', 'compact')}>
            {t(words.allUnanswered)(unanswered)}
          </Link>
        )}
        {wrong > 0 && (
          <Link to={`${conversationsPath}?mark=wrong`} className={buttonClass('quiet', 'compact')}>
            {t(words.allWrong)}
          </Link>
        )}
      </p>
    </div>
  )
}

function Example({ question: { question, conversationId, turnId, at, gapId, isWrong } }: { question: MissedQuestion }) {
  const t = useTranslate()
  const canWrite = useCan()('questions.write')
  const [isMarking, setMarking] = useState(false)
  return (
    <li className="grid grid-cols-1 gap-1 border-t border-hairline pt-2">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span dir="auto" className="wrap-anywhere">
          {question}
        </span>
        {gapId && <Badge tone="caution">{t(words.unanswered)}</Badge>}
        {isWrong && <Badge tone="danger">{t(words.wrong)}</Badge>}
        <RelativeTime at={at} className="text-fine text-ink-quiet" />
      </p>
      <p className="flex flex-wrap gap-2">
        <Link
          to={`${conversationPath(conversationId)}#${turnAnchor(turnId)}`}
          className={buttonClass('quiet', 'compact')}
        >
          <MessagesSquare aria-hidden="true" className="size-4" />
          {t(words.open)}
        </Link>
        {canWrite && gapId && (
          <Link to={newQuestionPath([gapId])} className={buttonClass('quiet', 'compact')}>
            <PenLine aria-hidden="true" className="size-4" />
            {t(words.write)}
          </Link>
        )}
        {canWrite && !isWrong && (
          <Button size="compact" variant="quiet" onClick={() => setMarking(true)}>
            <FlaskConical aria-hidden="true" className="size-4" />
            {t(words.makeTest)}
          </Button>
        )}
      </p>
      {isMarking && (
        <MarkWrongDialog
          place={{ id: conversationId, turnId }}
          question={question}
          correction={null}
          onClose={() => setMarking(false)}
        />
      )}
    </li>
  )
}
