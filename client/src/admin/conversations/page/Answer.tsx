import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ConversationTurn } from '#contract/assistant/conversations.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { type Language, languageTags } from '#contract/i18n/languages.ts'
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

interface AnswerProps {
  turn: ConversationTurn
  /** Of the conversation: what the visitor was told is in it. */
  language: Language
}

/** What was answered, how, from what, and what the visitor thought of it. */
export function Answer({ turn, language }: AnswerProps) {
  const t = useTranslate()
  const { answer, state, failure, unverified, rating } = turn
  const sourceId = (number: number) => `source-${turn.id}-${number}`
  return (
    <div className="talk-answer" data-state={state}>
      <Head turn={turn} />
      {answer && <AnswerText turn={turn} idOf={sourceId} />}
      {!answer && !failure && <p className="text-ink-quiet">{t(words.noWords)}</p>}
      {failure && (
        <p className="text-ink-quiet">
          {t(words.wasTold)} <q lang={languageTags[language]}>{inLanguage(chatProblemWords[failure], language)}</q>
        </p>
      )}
      {unverified.length > 0 && (
        <p className="talk-unverified">
          {t(words.unverified)}{' '}
          {unverified.map((figure) => (
            <mark key={figure}>{figure}</mark>
          ))}
        </p>
      )}
      <AnswerSources turn={turn} idOf={sourceId} />
      <Gap turn={turn} />
      {rating && <Rating rating={rating} />}
      <AnswerFacts turn={turn} />
    </div>
  )
}

function Head({ turn: { mode, state, failure, fallback } }: { turn: ConversationTurn }) {
  const t = useTranslate()
  const why = (state === 'failed' && failure && t(failureReasons[failure])) || undefined
  return (
    <p className="talk-by">
      <strong>{t(words.assistant)}</strong>
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
    <p className="talk-rating" data-rating={rating}>
      <Icon aria-hidden="true" />
      {t(rating === 'up' ? words.ratedUp : words.ratedDown)}
    </p>
  )
}
