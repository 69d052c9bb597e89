import { useId, useMemo } from 'react'
import type { ChatFallback } from '#contract/assistant/chat.ts'
import { toolLabels } from '#contract/assistant/tools/tool-names.ts'
import { answerWords, blocksOf, fallbackWords, Markdown, meanwhileDemo } from '../../../answers/index.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import type { Turn } from '../history.ts'
import { panelWords } from '../panel.words.ts'
import { Actions } from './Actions.tsx'
import { Failure, TryAgain } from './Failure.tsx'
import { FurtherHelp } from './FurtherHelp.tsx'
import { ProductCards } from './ProductCards.tsx'
import { completeMarkdown } from './partial-markdown.rules.ts'
import { ProposalCard } from './proposals/ProposalCard.tsx'
import { Sources } from './Sources.tsx'

export function Answer({ turn, isLast }: { turn: Turn; isLast: boolean }) {
  const t = useTranslate()
  const { state, text, answer, failure, question } = turn
  const isWriting = state === 'asking'
  const blocks = useMemo(() => blocksOf(isWriting ? completeMarkdown(text) : text), [text, isWriting])
  const id = useId()
  const sourceId = (number: number) => `${id}-source-${number}`
  const { sources = [], unverified = [], products = [] } = answer ?? {}
  return (
    <li
      className="chat-answer max-w-[36em] min-w-0 border-s-2 border-signal ps-3.5 wrap-anywhere data-failed:border-caution"
      data-failed={failure ? '' : undefined}
    >
      <span className="sr-only">{t(panelWords.assistant)}: </span>
      {answer?.fallback && <Fallback reason={answer.fallback} isLast={isLast} />}
      {text !== '' && <Markdown blocks={blocks} checked={{ sources, unverified, sourceId }} />}
      {unverified.length > 0 && <Unverified figures={unverified} />}
      <ProductCards products={products} />
      <Sources sources={sources} idOf={sourceId} />
      {isLast && answer?.sources.length === 0 && <FurtherHelp question={question} />}
      {failure && <Failure code={failure} question={question} isLast={isLast} />}
      {state === 'stopped' && <p className="mt-2.5 text-fine/normal text-ink-quiet">{t(answerWords.stopped)}</p>}
      {answer?.proposals.map((proposal) => (
        <ProposalCard key={proposal.kind} turn={turn} proposal={proposal} />
      ))}
      {isWriting ? <Thinking looking={turn.looking} /> : !failure && <Actions turn={turn} isLast={isLast} />}
    </li>
  )
}

function Fallback({ reason, isLast }: { reason: ChatFallback; isLast: boolean }) {
  const t = useTranslate()
  return (
    <div className="answer-fallback mb-3 rounded-control border border-hairline border-s-2 border-s-caution px-3 py-2 text-fine/normal">
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
  return (
    <p className="answer-note mt-2.5 text-fine/normal text-ink-quiet">
      {t(answerWords.unverifiedNote)(figures.join(t(panelWords.comma)))}
    </p>
  )
}

function Thinking({ looking }: Pick<Turn, 'looking'>) {
  const t = useTranslate()
  return (
    <p aria-hidden="true" className="chat-thinking flex min-h-11 items-center gap-1.5 lg:h-9 lg:min-h-9">
      {['', '[animation-delay:160ms]', '[animation-delay:320ms]'].map((delay) => (
        <span key={delay} className={`size-1.5 animate-thinking rounded-full bg-ink-quiet ${delay}`} />
      ))}
      {looking && <span className="ms-1.5 text-fine text-ink-quiet">{t(toolLabels[looking])}…</span>}
    </p>
  )
}
