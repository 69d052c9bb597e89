import type { MouseEvent } from 'react'
import type { ChatSource } from '#contract/assistant/chat.ts'
import { useTranslate } from '../i18n/language.tsx'
import { answerWords } from './answer.words.ts'

interface CitationProps {
  number: number
  /** Undefined until the answer is complete. */
  source: ChatSource | undefined
  /** Element id of the source in the list under the answer. */
  to: string
}

export function Citation({ number, source, to }: CitationProps) {
  const t = useTranslate()
  const label = source && t(answerWords.source)(number, source.title)
  return (
    // U+2060 (word joiner, ignored by screen readers) keeps the citation off the start of a line.
    <sup className="answer-citation ms-0.5 align-[0.4em] text-[0.6875rem] leading-none font-semibold before:content-['\2060']">
      {label ? (
        <a
          // Enlarges the hit area for touch.
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

/** Scrolls to the source without changing the address, because the panel overlays the page. */
function goTo(event: MouseEvent, id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  target.scrollIntoView({ block: 'nearest' })
  target.focus({ preventScroll: true })
}
