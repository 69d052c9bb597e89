import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ConversationTurn } from '#contract/assistant/conversations.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { languageTags, type ReaderLanguage } from '#contract/i18n/languages.ts'
import { chatProblemWords } from '../../../i18n/chat-problems.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { AnswerFacts } from './AnswerFacts.tsx'
import { AnswerSources } from './AnswerSources.tsx'
import { AnswerText } from './AnswerText.tsx'
import {
  failureReasons,
  fallbackWords,
  modeWords,
  stateWords,
  conversationWords as words,
} from './conversation.words.ts'
import { Gap } from './Gap.tsx'
import { ToolCalls } from './ToolCalls.tsx'
import { WrongMark } from './WrongMark.tsx'

interface AnswerProps {
  turn: ConversationTurn
  isReplaced?: boolean
  language: ReaderLanguage
}

/** Renders an answer with its sources, figures and the visitor's rating. */
export function Answer({ turn, isReplaced = false, language }: AnswerProps) {
  const t = useTranslate()
  const { answer, state, failure, unverified, rating } = turn
  const sourceId = (number: number) => `source-${turn.id}-${number}`
  return (
    <div
      className={`ms-auto grid w-[min(100%,44rem)] grid-cols-1 gap-2 rounded-panel border border-hairline px-4 py-3 lg:w-[min(94%,44rem)] ${isReplaced ? 'mt-2 text-ink-quiet' : 'bg-raised'} ${state === 'failed' ? 'border-s-3 border-s-danger' : ''}`}
    >
      <Head turn={turn} />
      {answer && <AnswerText turn={turn} idOf={sourceId} />}
      {!answer && !failure && <p className="text-ink-quiet">{t(words.noWords)}</p>}
      {failure && (
        <p className="text-ink-quiet">
          {t(words.shownToVisitor)}{' '}
          <q lang={languageTags[language]}>{inLanguage(chatProblemWords[failure], language)}</q>
        </p>
      )}
      {unverified.length > 0 && (
        <p className="text-fine text-caution">
          {t(words.unverified)}{' '}
          {unverified.map((figure) => (
            <mark key={figure} className="me-2 border-b-2 border-caution bg-transparent font-semibold text-ink">
              {figure}
            </mark>
          ))}
        </p>
      )}
      <AnswerSources turn={turn} idOf={sourceId} />
      <ToolCalls turn={turn} />
      <Gap turn={turn} />
      {rating && <Rating rating={rating} />}
      <AnswerFacts turn={turn} />
      <WrongMark turn={turn} />
    </div>
  )
}

function Head({ turn: { mode, state, failure, fallback } }: { turn: ConversationTurn }) {
  const t = useTranslate()
  const why = (state === 'failed' && failure && t(failureReasons[failure])) || undefined
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-fine text-ink-quiet">
      <strong className="font-semibold text-ink">{t(words.assistant)}</strong>
      <Badge tone={mode === 'ai' ? 'signal' : 'quiet'}>{t(modeWords[mode])}</Badge>
      {fallback && <Badge tone="caution">{t(fallbackWords[fallback])}</Badge>}
      {state !== 'answered' && (
        <Badge tone={state === 'failed' ? 'danger' : 'quiet'}>
          {t(stateWords[state])}
          {why && ` · ${why}`}
        </Badge>
      )}
    </p>
  )
}

function Rating({ rating }: { rating: 'up' | 'down' }) {
  const t = useTranslate()
  const Icon = rating === 'up' ? ThumbsUp : ThumbsDown
  return (
    <p className="flex items-center gap-1.5 text-fine text-ink-quiet">
      <Icon aria-hidden="true" className={`size-4 ${rating === 'up' ? 'text-signal' : 'text-caution'}`} />
      {t(rating === 'up' ? words.ratedUp : words.ratedDown)}
    </p>
  )
}
