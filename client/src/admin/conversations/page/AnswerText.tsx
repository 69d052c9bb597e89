import { useMemo } from 'react'
import type { ConversationTurn } from '#contract/assistant/conversations.ts'
import { blocksOf, Markdown } from '../../../answers/index.ts'
import { SiteLink } from '../../assistant/index.ts'

interface AnswerTextProps {
  turn: ConversationTurn
  /** Returns the element id of a source. */
  idOf: (number: number) => string
}

/** Renders an answer as its visitor saw it, and marks figures that no source contains. */
export function AnswerText({ turn: { answer, sources, cited, unverified }, idOf }: AnswerTextProps) {
  const blocks = useMemo(() => blocksOf(answer), [answer])
  const used = sources.filter(({ number }) => cited.includes(number))
  return <Markdown blocks={blocks} checked={{ sources: used, unverified, sourceId: idOf, PageLink: SiteLink }} />
}
