import type { ConversationTurn, ToolCall } from '#contract/assistant/conversations.ts'
import { toolLabels } from '#contract/assistant/tools/tool-names.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { conversationWords as words } from './conversation.words.ts'

const labels: Partial<Record<string, (typeof toolLabels)[keyof typeof toolLabels]>> = toolLabels

/** Lists the tools that were called for an answer, with what went in; folded. */
export function ToolCalls({ turn: { toolCalls } }: { turn: ConversationTurn }) {
  const t = useTranslate()
  if (toolCalls.length === 0) return null
  return (
    <details className="border-t border-hairline pt-2 text-small">
      <summary className="text-fine text-ink-quiet max-lg:py-2.5">{t(words.toolCalls)(toolCalls.length)}</summary>
      <ol className="grid gap-2 pt-1">
        {toolCalls.map((call, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the calls of an answer never change
          <Call key={place} call={call} />
        ))}
      </ol>
    </details>
  )
}

function Call({ call: { name, input, fault } }: { call: ToolCall }) {
  const t = useTranslate()
  const label = labels[name]
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{label ? t(label) : name}</span>
        <code className="text-fine text-ink-quiet">{name}</code>
        {fault && <Badge tone="caution">{fault}</Badge>}
      </p>
      <code className="block text-fine wrap-anywhere text-ink-quiet">{JSON.stringify(input)}</code>
    </li>
  )
}
