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
  if (!source) return <sup className="answer-citation">{number}</sup>
  const label = t(answerWords.source)(number, source.title)
  return (
    <sup className="answer-citation">
      <a href={`#${to}`} title={label} aria-label={label} onClick={(event) => goTo(event, to)}>
        {number}
      </a>
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
