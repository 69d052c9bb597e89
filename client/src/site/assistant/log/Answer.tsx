import { useId, useMemo } from 'react'
import type { ChatFallback } from '#contract/assistant/chat.ts'
import { answerWords, blocksOf, fallbackWords, Markdown, meanwhileDemo } from '../../../answers/index.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import type { Turn } from '../history.ts'
import { panelWords } from '../panel.words.ts'
import { Actions } from './Actions.tsx'
import { Failure } from './Failure.tsx'
import { mended } from './mending.rules.ts'
import { ProductCards } from './ProductCards.tsx'
import { Sources } from './Sources.tsx'
import { TryAgain } from './TryAgain.tsx'
import { Ways } from './Ways.tsx'

/** What became of a question: an answer as far as it has come, and below it what it stands on and what can be done. */
export function Answer({ turn, isLast }: { turn: Turn; isLast: boolean }) {
  const t = useTranslate()
  const { state, text, answer, failure, question } = turn
  const isWriting = state === 'asking'
  const blocks = useMemo(() => blocksOf(isWriting ? mended(text) : text), [text, isWriting])
  const id = useId()
  const sourceId = (number: number) => `${id}-source-${number}`
  const { sources = [], unverified = [], products = [] } = answer ?? {}
  return (
    <li className="chat-answer" data-failed={failure ? '' : undefined}>
      <span className="sr-only">{t(panelWords.assistant)}: </span>
      {answer?.fallback && <Fallback reason={answer.fallback} isLast={isLast} />}
      {text !== '' && <Markdown blocks={blocks} checked={{ sources, unverified, sourceId }} />}
      {unverified.length > 0 && <Unverified figures={unverified} />}
      <ProductCards products={products} />
      <Sources sources={sources} idOf={sourceId} />
      {isLast && answer?.sources.length === 0 && <Ways question={question} />}
      {failure && <Failure code={failure} question={question} isLast={isLast} />}
      {state === 'stopped' && <p className="answer-stopped">{t(answerWords.stopped)}</p>}
      {isWriting ? <Thinking /> : !failure && <Actions turn={turn} isLast={isLast} />}
    </li>
  )
}

function Fallback({ reason, isLast }: { reason: ChatFallback; isLast: boolean }) {
  const t = useTranslate()
  return (
    <div className="answer-fallback">
      <p>
        {t(fallbackWords[reason])}
        {t(meanwhileDemo)}
      </p>
      {isLast && <TryAgain />}
    </div>
  )
}

function Unverified({ figures }: { figures: readonly string[] }) {
  const t = useTranslate()
  return <p className="answer-note">{t(answerWords.unverifiedNote)(figures.join(t(panelWords.comma)))}</p>
}

function Thinking() {
  return (
    <p aria-hidden="true" className="chat-thinking">
      <span />
      <span />
      <span />
    </p>
  )
}
