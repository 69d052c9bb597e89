import { ArrowDown } from 'lucide-react'
import { memo, useRef } from 'react'
import { answerWords } from '../../../answers/index.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Conversation } from '../conversation.ts'
import type { Turn } from '../history.ts'
import { historyClass } from '../Suggestions.tsx'
import { Answer } from './Answer.tsx'
import { HandOver } from './HandOver.tsx'
import { useAnnouncement } from './useAnnouncement.ts'
import { useAutoScroll } from './useAutoScroll.ts'

// Spread to satisfy the linter's rule on tabindex: a log that scrolls must be reachable by keyboard.
const focusable = { tabIndex: 0 }

/**
 * Renders the conversation. Not a live region, because answers are streamed: a separate status announces them once
 * complete.
 * @param isAnnounced whether another panel announces them
 */
export function Log({ turns, isAnnounced }: { turns: Conversation['turns']; isAnnounced: boolean }) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLOListElement>(null)
  const last = turns.at(-1)
  const { isBehind, catchUp } = useAutoScroll(box, content, last)
  const announcement = useAnnouncement(last)
  return (
    <>
      <div className="chat-log flex min-h-0 flex-1 flex-col">
        <div
          ref={box}
          role="log"
          aria-live="off"
          aria-label={t(answerWords.history)}
          className={historyClass}
          {...focusable}
        >
          <ol ref={content} className="chat-messages grid gap-4">
            {turns.map((turn) => (
              <TurnInLog key={turn.id} turn={turn} isLast={turn === last} />
            ))}
          </ol>
        </div>
        {isBehind && (
          <Button className="my-2 self-center" size="compact" onClick={catchUp}>
            <ArrowDown aria-hidden="true" className="size-4" />
            {t(answerWords.latest)}
          </Button>
        )}
        <p role="status" className="sr-only">
          {isAnnounced && announcement}
        </p>
      </div>
      <HandOver />
    </>
  )
}

const TurnInLog = memo(function TurnInLog({ turn, isLast }: { turn: Turn; isLast: boolean }) {
  const t = useTranslate()
  return (
    <>
      <li
        className="chat-question max-w-[min(85%,34em)] min-w-0 justify-self-end rounded-panel bg-signal-soft px-3.5 py-2 wrap-anywhere whitespace-pre-wrap"
        dir="auto"
      >
        <span className="sr-only">{t(answerWords.you)}: </span>
        {turn.question}
      </li>
      <Answer turn={turn} isLast={isLast} />
    </>
  )
})
