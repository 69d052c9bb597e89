import type { MouseEvent } from 'react'
import type { ChatSource } from '#contract/assistant/chat.ts'
import { useTranslate } from '../i18n/language.tsx'
import { answerWords } from './answer.words.ts'

interface CitationProps {
  number: number
  /** Unknown until the answer is whole. */
  source: ChatSource | undefined
  /** Id of the source's link under the answer. */
  to: string
}

/** [1], small and raised: leads to its source in the list below. */
export function Citation({ number, source, to }: CitationProps) {
  const t = useTranslate()
  const label = source && t(answerWords.source)(number, source.title)
  return (
    // A word joiner, which no screen reader says: never at the start of a line, nor the full stop after it.
    <sup className="answer-citation ms-0.5 align-[0.4em] text-[0.6875rem] leading-none font-semibold before:content-['\2060']">
      {label ? (
        <a
          // wider than the figure, for a finger
          className="relative px-0.5 text-signal underline decoration-edge underline-offset-[0.15em] after:absolute after:-inset-x-1.5 after:-inset-y-3"
          href={`#${to}`}
          title={label}
          aria-label={label}
          onClick={(event) => goTo(event, to)}
        >
          {number}
        </a>
      ) : (
        number
      )}
    </sup>
  )
}

/** Within the panel: the page's own address and place stay as they are. */
function goTo(event: MouseEvent, id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  target.scrollIntoView({ block: 'nearest' })
  target.focus({ preventScroll: true })
}
