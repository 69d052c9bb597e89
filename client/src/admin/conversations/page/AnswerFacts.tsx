import type { ConversationTurn } from '#contract/assistant/conversations.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { formatUsd, useFormats } from '../../i18n/formats.ts'
import { conversationWords as words } from './conversation.words.ts'

export function AnswerFacts({ turn }: { turn: ConversationTurn }) {
  const t = useTranslate()
  const { number } = useFormats()
  const { model, firstTextMs, durationMs, promptTokens, completionTokens, costUsd } = turn
  const facts = [
    model,
    firstTextMs !== null && t(words.firstText)(duration(firstTextMs)),
    durationMs !== null && t(words.took)(duration(durationMs)),
    promptTokens + completionTokens > 0 && t(words.tokensOf)(number(promptTokens), number(completionTokens)),
    costUsd > 0 && formatUsd(costUsd),
  ].filter((fact) => typeof fact === 'string')
  if (facts.length === 0) return null
  return <p className="text-fine text-ink-quiet">{facts.join(' · ')}</p>
}

const secondMs = 1000

/** "420 ms", "2.1 s". */
function duration(ms: number): string {
  return ms < secondMs ? `${ms} ms` : `${(ms / secondMs).toFixed(1)} s`
}
