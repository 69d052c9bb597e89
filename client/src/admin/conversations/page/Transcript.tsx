import type { ConversationDetail, ConversationTurn } from '#contract/assistant/conversations.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useHashTarget } from '../../../ui/browser/useHashTarget.ts'
import { Link } from '../../../ui/Link.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { turnAnchor } from '../../paths/index.ts'
import { Answer } from './Answer.tsx'
import { conversationWords as words } from './conversation.words.ts'
import { type Exchange, exchangesOf } from './exchanges.ts'

/** What was said, from the first question on: the visitor at the left, the assistant at the right. */
export function Transcript({ conversation }: { conversation: ConversationDetail }) {
  const t = useTranslate()
  useHashTarget()
  const { turns, language } = conversation
  if (turns.length === 0) return <p className="message-panel text-ink-quiet">{t(words.nothingSaid)}</p>
  return (
    <ol aria-label={t(words.transcript)} className="talk">
      {exchangesOf(turns).map((exchange) => (
        <li key={exchange.question.id}>
          <Question turn={exchange.question} />
          <Answers exchange={exchange} language={language} />
        </li>
      ))}
    </ol>
  )
}

function Question({ turn: { id, question, createdAt } }: { turn: ConversationTurn }) {
  const t = useTranslate()
  const { dateTime, exact } = useFormats()
  return (
    <div className="talk-question" id={turnAnchor(id)} tabIndex={-1}>
      <p className="talk-by">
        <strong>{t(words.visitor)}</strong>
        <Link to={`#${turnAnchor(id)}`} className="talk-time">
          <time dateTime={createdAt} title={exact(createdAt)}>
            {dateTime(createdAt)}
          </time>
        </Link>
      </p>
      <p className="talk-words whitespace-pre-wrap" dir="auto">
        {question}
      </p>
    </div>
  )
}

function Answers({ exchange: { question, replaced, answer }, language }: { exchange: Exchange; language: Language }) {
  const t = useTranslate()
  return (
    <>
      {replaced.map((turn) => (
        <details key={turn.id} className="talk-replaced" {...(turn !== question && { id: turnAnchor(turn.id) })}>
          <summary>{t(words.replaced)}</summary>
          <Answer turn={turn} language={language} />
        </details>
      ))}
      {answer && (
        <div {...(answer !== question && { id: turnAnchor(answer.id), tabIndex: -1 })}>
          <Answer turn={answer} language={language} />
        </div>
      )}
    </>
  )
}
