import { Link } from 'react-router-dom'
import type { ConversationDetail, ConversationTurn } from '#contract/assistant/conversations.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useHashTarget } from '../../../ui/browser/useHashTarget.ts'
import { useFormats } from '../../i18n/formats.ts'
import { turnAnchor } from '../../paths/index.ts'
import { Answer } from './Answer.tsx'
import { conversationWords as words } from './conversation.words.ts'
import { type Exchange, exchangesOf } from './exchanges.ts'

export function Transcript({ conversation }: { conversation: ConversationDetail }) {
  const t = useTranslate()
  useHashTarget()
  const { turns, language } = conversation
  if (turns.length === 0) return <p className="message-panel text-ink-quiet">{t(words.emptyTranscript)}</p>
  return (
    <ol aria-label={t(words.transcript)} className="grid min-w-0 grid-cols-1 gap-7">
      {exchangesOf(turns).map((exchange) => (
        <li key={exchange.question.id} className="grid grid-cols-1 gap-3 wrap-anywhere">
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
    <div
      className="grid w-fit max-w-[min(100%,44rem)] scroll-mt-20 grid-cols-1 gap-2 rounded-panel border border-hairline bg-surface px-4 py-3"
      id={turnAnchor(id)}
      tabIndex={-1}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-fine text-ink-quiet">
        <strong className="font-semibold text-ink">{t(words.visitor)}</strong>
        <Link to={`#${turnAnchor(id)}`} className="hover:underline">
          <time dateTime={createdAt} title={exact(createdAt)}>
            {dateTime(createdAt)}
          </time>
        </Link>
      </p>
      <p className="max-w-[44em] whitespace-pre-wrap" dir="auto">
        {question}
      </p>
    </div>
  )
}

function Answers({ exchange, language }: { exchange: Exchange; language: ReaderLanguage }) {
  const t = useTranslate()
  const { question, replaced, answer } = exchange
  return (
    <>
      {replaced.map((turn) => (
        <details
          key={turn.id}
          className="ms-auto w-[min(100%,44rem)] scroll-mt-20 lg:w-[min(94%,44rem)]"
          {...(turn !== question && { id: turnAnchor(turn.id) })}
        >
          <summary className="text-fine text-ink-quiet max-lg:py-2.5">{t(words.replaced)}</summary>
          <Answer turn={turn} isReplaced language={language} />
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
