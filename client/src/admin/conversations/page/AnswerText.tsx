import { useMemo } from 'react'
import type { ConversationTurn } from '#contract/assistant/conversations.ts'
import { blocksOf, Markdown } from '../../../answers/index.ts'
import { SiteLink } from '../SiteLink.tsx'

interface AnswerTextProps {
  turn: ConversationTurn
  /** Of the link of a source. */
  idOf: (number: number) => string
}

/** An answer as its visitor saw it: its citations lead to its sources, and figures that none of them has are marked. */
export function AnswerText({ turn: { answer, sources, cited, unverified }, idOf }: AnswerTextProps) {
  const blocks = useMemo(() => blocksOf(answer), [answer])
  const used = sources.filter(({ number }) => cited.includes(number))
  return <Markdown blocks={blocks} checked={{ sources: used, unverified, sourceId: idOf, PageLink: SiteLink }} />
}
